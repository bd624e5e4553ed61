import type { conciliacao } from '@portal/contract/conciliacao.ts'
import { findMetodo } from '@portal/domain/conciliacao/findMetodo.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { Handler } from '../http/handler.ts'
import { insertAcao, lockConciliacao, toAutoria } from './acao.store.ts'
import { toCentavosDe } from './centavos.ts'
import { refuseDecididos } from './decidido.ts'
import { listDepositosPorNumero } from './deposito.store.ts'
import { insertDiferencas, insertPartes, type ParteNova } from './escrita.store.ts'
import { loadFaltas } from './faltas.ts'
import { loadMesa } from './mesa.ts'
import { requireTudo } from './requireTudo.ts'

type Escolhida = Omit<ParteNova, 'acao' | 'metodo'>

/** Sums cents by a key. */
function sumPor<Item extends { centavos: number }, Chave>(
  itens: readonly Item[],
  keyOf: (item: Item) => Chave,
): Map<Chave, number> {
  const somas = new Map<Chave, number>()
  for (const item of itens) somas.set(keyOf(item), (somas.get(keyOf(item)) ?? 0) + item.centavos)
  return somas
}

/** What a pair says of the same deposit and run more than once is one part. */
function joinPartes(partes: readonly Escolhida[]): Escolhida[] {
  const porPar = Map.groupBy(partes, ({ deposito, fechamento }) => `${deposito} ${fechamento}`)
  return [...porPar.values()].flatMap(([primeira, ...outras]) =>
    primeira
      ? { ...primeira, centavos: outras.reduce((soma, { centavos }) => soma + centavos, primeira.centavos) }
      : [],
  )
}

/** Says what deposits pay, up to what is left of each and of each run. How it was found is told here, not by the screen. */
export const linkDepositos: Handler<typeof conciliacao.linkDepositos> = async (context) => {
  const { body, db, sessao, fail, trilha } = context
  const visao = await requireTudo(context)
  const { codigoCredenciado } = sessao
  await lockConciliacao(db, codigoCredenciado)
  const pares = body.pares.map(({ partes, diferencas = [], sugerido = false }) => ({
    sugerido,
    partes: partes.map(({ deposito, dataFechamento, valor }) => ({
      deposito,
      fechamento: dataFechamento,
      centavos: toCentavosDe(valor),
    })),
    diferencas: diferencas.map(({ dataFechamento, tipo, valor, texto }) => ({
      fechamento: dataFechamento,
      tipo,
      centavos: toCentavosDe(valor),
      texto: toTextoGuardado(texto),
    })),
  }))
  const partes = pares.flatMap((par) => par.partes)
  const diferencas = pares.flatMap((par) => par.diferencas)
  const porDeposito = sumPor(partes, ({ deposito }) => deposito)
  const porPagamento = sumPor([...partes, ...diferencas], ({ fechamento }) => fechamento)

  trilha({ objeto: `depósitos ${[...porDeposito.keys()].join(', ')}` })
  const depositos = await listDepositosPorNumero(db, codigoCredenciado, [...porDeposito.keys()])
  const abertos = new Map(depositos.map(({ numero, restante }) => [numero, restante]))
  const faltas = await loadFaltas(db, visao, [...porPagamento.keys()])
  const oferecidas = pares.filter(({ sugerido }) => sugerido).flatMap((par) => par.partes)
  await refuseDecididos(db, visao, oferecidas, { depositos, faltas }, fail)
  const isDemais = (fechamento: string, falta: number) => (porPagamento.get(fechamento) ?? 0) > falta
  for (const [par, { partes: doPar }] of pares.entries())
    for (const [parte, { deposito, fechamento }] of doPar.entries()) {
      const campo = `pares.${par}.partes.${parte}`
      const restante = abertos.get(deposito)
      const falta = faltas.get(fechamento)?.falta
      if (restante === undefined)
        return fail('API-CNC-0002', [{ campo: `${campo}.deposito`, mensagem: 'Depósito não encontrado.' }])
      if (falta === undefined)
        return fail('API-CNC-0003', [
          { campo: `${campo}.dataFechamento`, mensagem: 'Pagamento não encontrado.' },
        ])
      if ((porDeposito.get(deposito) ?? 0) > restante || isDemais(fechamento, falta))
        return fail('API-CNC-0004', [{ campo: `${campo}.valor`, mensagem: 'Maior do que o que falta.' }])
    }
  // What is put down to something is asked of its run too, though no deposit pays that one.
  for (const { fechamento } of diferencas) {
    const falta = faltas.get(fechamento)?.falta
    if (falta === undefined) return fail('API-CNC-0003')
    if (isDemais(fechamento, falta)) return fail('API-CNC-0004')
  }

  const anos = [...new Set([...faltas.values()].map(({ pagamento }) => Number(pagamento.slice(0, 4))))]
  const mesas = await Promise.all(anos.map((ano) => loadMesa(db, visao, sessao.rede, ano)))
  const sugestoes = mesas.flatMap((mesa) => mesa.sugestoes)
  const primeira = await insertAcao(
    db,
    codigoCredenciado,
    { tipo: 'par', quantas: pares.length },
    toAutoria(context),
  )
  const escritos = pares.map((par, i) => ({ ...par, partes: joinPartes(par.partes), acao: primeira + i }))
  await insertPartes(
    db,
    codigoCredenciado,
    escritos.flatMap((par) => {
      const dePar = par.partes.map((parte) => ({ ...parte, dataFechamento: parte.fechamento }))
      const metodo = findMetodo({ partes: dePar, diferencas: par.diferencas }, sugestoes)
      return par.partes.map((parte) => ({ ...parte, acao: par.acao, metodo }))
    }),
  )
  await insertDiferencas(
    db,
    codigoCredenciado,
    escritos.flatMap((par) => par.diferencas.map((diferenca) => ({ ...diferenca, acao: par.acao }))),
  )
  return { acoes: escritos.map(({ acao }) => acao) }
}
