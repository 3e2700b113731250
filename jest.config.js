export default { projects: ['<rootDir>/libs/server/*', '<rootDir>/apps/api', '<rootDir>/apps/worker'] };
