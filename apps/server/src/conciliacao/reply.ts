import type { Acao, Deposito } from '@portal/contract/conciliacao.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import type { LinhaAcao } from './acao.store.ts'
import type { LinhaDeposito } from './deposito.store.ts'

export const toDeposito = ({ centavos, restante, padrao: _padrao, ...resto }: LinhaDeposito): Deposito => ({
  ...resto,
  valor: toValor(centavos),
  restante: toValor(restante),
})

export const toAcao = ({ valorCentavos, feitaEm, desfeitaEm, desfeitaPor, ...resto }: LinhaAcao): Acao => ({
  ...resto,
  valor: toValor(valorCentavos),
  feitaEm: feitaEm.toISOString(),
  desfeita: desfeitaEm && desfeitaPor ? { em: desfeitaEm.toISOString(), por: desfeitaPor } : null,
})
