export default {
  projects: ['<rootDir>/libs/server/*', '<rootDir>/apps/api', '<rootDir>/apps/worker'],
  // A watchdog against hanging, not a measure: the machine may be busy. (Jest reads it here, and
  // from the preset only when a project runs alone.)
  testTimeout: 180_000,
  passWithNoTests: true,
};
