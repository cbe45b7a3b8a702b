/** Jest resolves packages for Node even in jsdom; the identity client must be tested in its browser form. */
module.exports = (request, options) =>
  options.defaultResolver(
    request,
    /^@?firebase\//.test(request)
      ? { ...options, conditions: options.conditions?.filter((condition) => condition !== 'node') }
      : options,
  );
