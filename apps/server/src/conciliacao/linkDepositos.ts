import type { conciliacao } from '@portal/contract/conciliacao.ts'
import type { MetodoConciliacao } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Handler } from '../http/handler.ts'
import { insertAcao, lockConciliacao } from './acao.store.ts'
import { toCentavosDe } from './centavos.ts'
import { listDepositosPorNumero } from './deposito.store.ts'
import { insertDiferencas, insertPartes, type ParteNova } from './escrita.store.ts'
import { loadFaltas } from './faltas.ts'
import { loadMesa } from './mesa.ts'
import { requireTudo } from './requireTudo.ts'

type Escolhida = Omit<ParteNova, 'metodo'>

/** Sums cents by a key. */
function sumPor<Item extends { centavos: number }, Chave>(
  itens: readonly Item[],
  keyOf: (item: Item) => Chave,
): Map<Chave, number> {
  const somas = new Map<Chave, number>()
  for (const item of itens) somas.set(keyOf(item), (somas.get(keyOf(item)) ?? 0) + item.centavos)
  return somas
}

/** Says what deposits pay, up to what is left of each and of each run. How it was found is told here, not by the screen. */
export const linkDepositos: Handler<typeof conciliacao.linkDepositos> = async (context) => {
  const { body, db, sessao, agora, fail, trilha } = context
  const visao = await requireTudo(context)
  const { codigoCredenciado } = sessao
  await lockConciliacao(db, codigoCredenciado)
  const partes: Escolhida[] = body.partes.map(({ deposito, dataFechamento, valor }) => ({
    deposito,
    fechamento: dataFechamento,
    centavos: toCentavosDe(valor),
  }))
  const diferencas = (body.diferencas ?? []).map(({ dataFechamento, tipo, valor, texto }) => ({
    fechamento: dataFechamento,
    tipo,
    centavos: toCentavosDe(valor),
    texto: toTextoGuardado(texto),
  }))
  const porDeposito = sumPor(partes, ({ deposito }) => deposito)
  const porPagamento = sumPor([...partes, ...diferencas], ({ fechamento }) => fechamento)

  trilha({ objeto: `depósitos ${[...porDeposito.keys()].join(', ')}` })
  const depositos = await listDepositosPorNumero(db, codigoCredenciado, [...porDeposito.keys()])
  if (depositos.length < porDeposito.size) fail('API-CNC-0002')
  const faltas = await loadFaltas(db, visao, [...porPagamento.keys()])
  if (faltas.size < porPagamento.size) fail('API-CNC-0003')
  const passa =
    depositos.some(({ numero, restante }) => (porDeposito.get(numero) ?? 0) > restante) ||
    [...porPagamento].some(([fechamento, centavos]) => centavos > (faltas.get(fechamento)?.falta ?? 0))
  if (passa) fail('API-CNC-0004')

  const anos = [...new Set([...faltas.values()].map(({ pagamento }) => Number(pagamento.slice(0, 4))))]
  const mesas = await Promise.all(anos.map((ano) => loadMesa(db, visao, sessao.rede, ano)))
  const sugestoes = mesas.flatMap((mesa) => mesa.sugestoes)
  const findMetodo = (parte: Escolhida): MetodoConciliacao =>
    sugestoes.find((sugestao) =>
      sugestao.partes.some(
        ({ deposito, dataFechamento, centavos }) =>
          deposito === parte.deposito && dataFechamento === parte.fechamento && centavos === parte.centavos,
      ),
    )?.metodo ?? 'manual'

  const acao = await insertAcao(db, codigoCredenciado, { tipo: 'par' }, { em: agora, por: sessao.nome })
  await insertPartes(
    db,
    codigoCredenciado,
    acao,
    [...sumPor(partes, ({ deposito, fechamento }) => `${deposito}|${fechamento}`)].map(
      ([chave, centavos]) => {
        const [deposito, fechamento = ''] = chave.split('|')
        const parte = { deposito: Number(deposito), fechamento, centavos }
        return { ...parte, metodo: findMetodo(parte) }
      },
    ),
  )
  if (diferencas.length > 0) await insertDiferencas(db, codigoCredenciado, acao, diferencas)
  return { acao }
}
