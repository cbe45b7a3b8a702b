// A worker that never starts, as with a file missing from a release.
throw new Error('a module is missing');
