import type { Visivel } from '@portal/contract/campo.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { type StatusFicha, statusFicha, statusJulgados } from '@portal/domain/guia/statusFicha.tables.ts'
import { fimPrazoRecurso } from '@portal/domain/recursoGlosa/prazoRecurso.ts'
import type { Db } from '../../db/client.ts'
import type { Sessao } from '../../http/sessao.ts'
import { listPagamentos, type PagamentoVisto } from '../../repasse/pagamento.store.ts'
import { loadVisao } from '../../repasse/visao.ts'
import { tellVisto } from '../../repasse/visto.store.ts'

type Pagamentos = Visivel<Pick<GuiaDetalhada, 'pagamentos' | 'recursoAte'>>

/**
 * When and by which statements a judged guide was paid, and until when what they denied may still be appealed: nothing for
 * whoever may not read what the runs made of it (`loadPagos`).
 */
export async function loadPagamentos(
  db: Db,
  sessao: Sessao,
  guia: { numeroFicha: number; statusFicha: StatusFicha },
): Promise<Pagamentos> {
  if (!statusJulgados.has(guia.statusFicha) || !isCampoAberto('pagamento', sessao.permissoes)) return {}
  const linhas = await listPagamentos(db, await loadVisao(db, sessao), guia.numeroFicha)
  if (linhas.length === 0) return {}
  // Once it was appealed there is no second time (2904).
  const ate = guia.statusFicha === statusFicha.processada ? findFimRecurso(linhas) : undefined
  return {
    pagamentos: linhas.map(({ fechamento, pagamento, situacao, liberadoCentavos }) => ({
      dataFechamento: fechamento,
      dataPagamento: pagamento,
      situacao,
      valorLiberado: tellVisto(liberadoCentavos),
    })),
    ...(ate !== undefined && { recursoAte: ate }),
  }
}

/** The term runs from the last statement that told of a denial, as the appeal itself counts it (`glosado.store.ts`). */
function findFimRecurso(linhas: readonly PagamentoVisto[]): string | undefined {
  const ultima = linhas.findLast(({ glosaCentavos }) => glosaCentavos > 0)
  return ultima && ultima.diasRecurso !== null
    ? fimPrazoRecurso(ultima.publicacao, { dias: ultima.diasRecurso })
    : undefined
}
