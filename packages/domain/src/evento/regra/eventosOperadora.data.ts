import type { LinhaEvento } from './completeRegra.ts'
import { DOCUMENTACAO_ORTODONTICA, RADIOGRAFIA } from './familiaEvento.data.ts'

/**
 * The operator's own codes: orthodontic documentation kits and discrepancy of models, which TUSS 22 does not have
 * (Spec §3.12), and the occlusal radiograph that left the published table.
 */
export const EVENTOS_OPERADORA: readonly LinhaEvento[] = [
  { codigoEvento: '98958569', descricao: 'Documentação ortodôntica básica', ...DOCUMENTACAO_ORTODONTICA },
  { codigoEvento: '98958577', descricao: 'Documentação ortodôntica completa', ...DOCUMENTACAO_ORTODONTICA },
  { codigoEvento: '98958585', descricao: 'Documentação ortodôntica especial', ...DOCUMENTACAO_ORTODONTICA },
  { codigoEvento: '98968564', descricao: 'Documentação ortopédica', ...DOCUMENTACAO_ORTODONTICA },
  {
    codigoEvento: '98958593',
    descricao: 'Documentação ortodôntica de controle',
    ...DOCUMENTACAO_ORTODONTICA,
  },
  { codigoEvento: '98966162', descricao: 'Documentação periodontal', ...DOCUMENTACAO_ORTODONTICA },
  {
    codigoEvento: '98705563',
    descricao: 'Discrepância de modelos',
    ...DOCUMENTACAO_ORTODONTICA,
    grupoFrequencia: '98705563',
  },
  {
    codigoEvento: '81000383',
    descricao: 'Radiografia oclusal',
    ...RADIOGRAFIA,
    codigoTabela: '00',
    regioes: 'arcos',
    escopo: 'arcada',
    fonte: 'operadora',
  },
]
