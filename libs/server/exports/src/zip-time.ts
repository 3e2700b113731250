/** The time of a course's last change, for the entries of a zip, which know the years 1980 to 2099. */
export const zipTime = (modifiedAt: string): Date => {
  const date = new Date(modifiedAt);
  date.setUTCFullYear(Math.min(2098, Math.max(1981, date.getUTCFullYear())));
  return date;
};
