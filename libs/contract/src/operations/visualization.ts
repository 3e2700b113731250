import * as visualization from '../visualization.ts';
import type { Operation } from './operation.ts';

const path =
  '/v1/learning-paths/{id}/modules/{moduleIndex}/submodules/{submoduleIndex}/visualization';
const signInFor = 'Authentication required. Please log in.';

/** Diagrams of lessons. */
export const visualizationOperations = {
  getVisualizations: {
    method: 'GET',
    path,
    procedure: 'visualization.list',
    access: 'signed_in',
    signInFor,
    scope: 'read',
    status: 200,
    summary: 'The diagrams that were drawn of a lesson of an own course, and the price of another',
    params: visualization.visualizationParams,
    query: visualization.visualizationsQuery,
    output: visualization.visualizationList,
  },
  getCourseVisualizations: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/visualizations',
    procedure: 'visualization.ofCourse',
    access: 'signed_in',
    signInFor,
    scope: 'read',
    status: 200,
    summary: 'The diagrams that were drawn of the lessons of an own course',
    params: visualization.courseVisualizationsParams,
    output: visualization.courseVisualizations,
  },
  drawVisualization: {
    method: 'POST',
    path,
    procedure: 'visualization.draw',
    access: 'signed_in',
    signInFor,
    scope: 'generate',
    status: 200,
    summary: 'A diagram of a lesson of an own course; one that was drawn before costs nothing',
    params: visualization.visualizationParams,
    body: visualization.visualizationBody.optional(),
    output: visualization.drawnVisualization,
    idempotent: true,
  },
} as const satisfies Record<string, Operation>;
