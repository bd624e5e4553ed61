import type { DetalheErro } from '@portal/contract/errors.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { toRecusa } from '@portal/domain/conciliacao/suggestPares.ts'
import type { Db } from '../db/client.ts'
import type { Visao } from '../repasse/visao.ts'
import { formatInstante } from '../runtime/clock.ts'
import { findDecisao, type LinhaDecisao } from './decisao.store.ts'
import type { listDepositosPorNumero } from './deposito.store.ts'
import type { loadFaltas } from './faltas.ts'
import { listRecusas } from './pagamento.store.ts'

/** A deposit and a run that were offered together; `centavos`: what was offered of the deposit, any of it unless said. */
type Oferecido = { deposito: number; fechamento: string; centavos?: number }

/** What the caller has read of them, with the book locked. */
type Lidos = {
  depositos: Awaited<ReturnType<typeof listDepositosPorNumero>>
  faltas: Awaited<ReturnType<typeof loadFaltas>>
}

type Fail = (codigo: 'API-CNC-0009', detalhes: DetalheErro[]) => never

function nameDecisao({ tipo, doDeposito, doPagamento }: LinhaDecisao): string {
  if (tipo === 'recusa') return 'foi recusado'
  if (tipo === 'diferenca') return 'já não vale: o que faltava do pagamento foi explicado'
  if (doDeposito && doPagamento) return 'foi aceito'
  return doDeposito
    ? 'já não vale: o depósito foi conciliado com outro pagamento'
    : 'já não vale: o pagamento foi conciliado com outro depósito'
}

/** Who decided what of the pair of a run, and when. */
function sayDecisao(pagamento: string, decisao: LinhaDecisao | undefined): string {
  const par = `O par do pagamento de ${toBrasileira(pagamento)}`
  return decisao
    ? `${par} ${nameDecisao(decisao)} por ${decisao.feitaPor} em ${formatInstante(decisao.feitaEm)}.`
    : `${par} já não é oferecido.`
}

/**
 * Refuses with API-CNC-0009 what decides an offer that no longer stands, and says who decided what: the pair was refused, or
 * of the deposit or of the run there is less left than was offered. What does not exist is left to who asks.
 */
export async function refuseDecididos(
  db: Db,
  visao: Visao,
  oferecidos: readonly Oferecido[],
  { depositos, faltas }: Lidos,
  fail: Fail,
): Promise<void> {
  if (oferecidos.length === 0) return
  const recusas = await listRecusas(db, visao, [...new Set(oferecidos.map(({ fechamento }) => fechamento))])
  const restantes = new Map(depositos.map(({ numero, restante }) => [numero, restante]))
  const recusados = new Set(recusas.map(({ deposito, fechamento }) => toRecusa(deposito, fechamento)))
  for (const oferecido of oferecidos) {
    const { deposito, fechamento, centavos = 1 } = oferecido
    const pago = faltas.get(fechamento)
    if (!pago) continue
    const isTomado = centavos > Math.min(pago.falta, restantes.get(deposito) ?? centavos)
    if (!isTomado && !recusados.has(toRecusa(deposito, fechamento))) continue
    const decisao = await findDecisao(db, visao.codigoCredenciado, oferecido)
    fail('API-CNC-0009', [{ mensagem: sayDecisao(pago.pagamento, decisao) }])
  }
}
