import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { PrazoSenha } from '@portal/domain/liberacaoSenha/prazoSenha.ts'

const desde = '2000-01-01'

/** The demonstration's terms: 90 days; a maintenance ends with its month. */
export const PRAZOS_SENHA: readonly PrazoSenha[] = [
  {
    rede: null,
    codigoTipoAtendimento: null,
    desde,
    diasValidade: 90,
    diasRenovacao: 30,
    diasUrgencia: 3,
  },
  {
    rede: null,
    codigoTipoAtendimento: tipoGuia.ortoManutencao,
    desde,
    diasValidade: null,
    diasRenovacao: 30,
    diasUrgencia: 3,
  },
]
