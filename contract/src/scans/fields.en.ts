/** English words of the fields that calls of scans alone have. */
export const texts = {
  scan: 'the scan',
};
