// What servers say.

/// It may be another one soon: the server has too much to do, or is not well.
export const passes = (status) => status >= 500 || status === 408 || status === 429;
