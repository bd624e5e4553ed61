import { type Criterio, createMotivo, NENHUM } from './criterio.ts'

/** Group 12: who decides. Payment does not ask again what an auditor decided. */
export const criterioEncaminhamento: Criterio = ({ regra }, { momento }) =>
  regra.preAprovacao === 'auditoria' && momento !== 'pagamento'
    ? [createMotivo('3059', 'auditoria', 'codigoEvento')]
    : NENHUM
