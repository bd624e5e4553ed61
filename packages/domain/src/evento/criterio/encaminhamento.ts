import { type Criterio, createMotivo, NENHUM } from './criterio.ts'

/** Group 12: who decides. Payment does not ask again what an auditor decided (`evaluateEvento`). */
export const criterioEncaminhamento: Criterio = ({ regra }) =>
  regra.preAprovacao === 'auditoria' ? [createMotivo('3059', 'auditoria', 'codigoEvento')] : NENHUM
