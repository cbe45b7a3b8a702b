// Markdown in tests is its own text, as in the builds (`asset/source`).
module.exports = {
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
  }),
};
