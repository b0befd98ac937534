/** The calls of contract/src/education/calls.ts. */
import * as contract from '@bahi/contract/education/calls.ts';
import type { FastifyInstance } from 'fastify';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { route } from '../platform/http.ts';
import { beat } from './lessons.ts';
import * as service from './service.ts';

export interface EducationOptions extends service.EducationDeps {
  readonly db: Database;
}

export function registerEducationRoutes(server: FastifyInstance, { db, ...deps }: EducationOptions): void {
  const { bank, parametersAt } = deps;
  const { clock } = server.platform;
  route(server, contract.getEducation, (_input, { customer: { customerId }, now }) =>
    db.read((tx) => service.educationView(deps, tx, { customerId, now })),
  );
  // A beat that waited for its turn counts up to now, and not to its arrival, which another one may have counted.
  command(server, db, contract.readLesson, (tx, { customerId, input }) => {
    const now = clock.now();
    return beat(tx, { customerId, now, input, parameters: parametersAt(now) });
  });
  command(server, db, contract.startExam, (tx, by) => service.startExam(deps, tx, by));
  route(server, contract.getExam, ({ language }, { customer: { customerId } }) =>
    db.read((tx) => service.openExam(bank, tx, { customerId, language })),
  );
  command(server, db, contract.submitExam, (tx, by) => service.submitExam(deps, tx, by));
  route(server, contract.getExamResult, ({ try: id, language }, { customer: { customerId } }) =>
    db.read((tx) => service.examResult(bank, tx, { customerId, id, language })),
  );
  route(server, contract.listExamTries, (input, { customer: { customerId } }) =>
    db.read((tx) => service.examTries(tx, customerId, input)),
  );
}
