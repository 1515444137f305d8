/** The sentences of the catalogue, all of them in one piece that is only fetched by who reads them. */
export default Object.values(
  import.meta.glob<string>(['../../../../../src/blackgate/speech/en/*.ftl', '!**/cards.ftl'], { query: '?raw', import: 'default', eager: true }),
)
