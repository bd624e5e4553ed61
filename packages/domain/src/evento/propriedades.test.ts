import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DENTES_DECIDUOS, DENTES_PERMANENTES, findDente, toDenteEspelhado } from '../dente/dente.tables.ts'
import type { EventoHistorico, Item } from './contexto.ts'
import { createDados, HOJE, type Mudancas } from './contextoDeTeste.ts'
import { createContexto } from './createContexto.ts'
import { decideEvento } from './decideEvento.ts'
import { evaluateEvento } from './evaluateEvento.ts'
import { REGRAS_EVENTO } from './eventos.tables.ts'
import type { Motivo } from './motivo.ts'

const TODOS_DENTES = [...DENTES_PERMANENTES, ...DENTES_DECIDUOS].map((dente) => dente.codigo)
const codigo = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...REGRAS_EVENTO.map((regra) => regra.codigoEvento)) },
  // The events that meet each other most, so that the interesting rules are reached often.
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['85100196', '85100200', '85100145', '82000875', '83000089', '85200166', '85200158', '84000198'],
      ...['85300047', '85300039', '81000030', '81000049', '85400149', '84000074', '86000357', '81000421'],
    ),
  },
)
const lugar = fc.record(
  {
    dente: fc.constantFrom(...TODOS_DENTES),
    regiao: fc.constantFrom('AS', 'AI', 'ASAI', 'HASD', 'S1', 'S5', 'RMSD', 'RMD', 'LG'),
    faces: fc.constantFrom('M', 'O', 'OM', 'V', 'MODV', 'L', 'P', 'I'),
  },
  { requiredKeys: [] },
)
const data = fc
  .integer({ min: 0, max: 11 })
  .chain((mes) =>
    fc.integer({ min: 2022, max: 2026 }).map((ano) => `${ano}-${String((mes % 11) + 1).padStart(2, '0')}-15`),
  )
const dataPassada = data.filter((valor) => valor <= HOJE)

const umItem: fc.Arbitrary<Item> = fc
  .tuple(codigo, lugar, fc.integer({ min: 0, max: 2 }), fc.option(dataPassada, { nil: undefined }))
  .map(([codigoEvento, onde, quantidade, quando]) => ({
    sequencial: 1,
    codigoEvento,
    ...onde,
    quantidade: quantidade === 0 ? 1 : quantidade,
    data: quando,
  }))

const umaGuia = fc
  .array(umItem, { minLength: 1, maxLength: 6 })
  .map((itens) => itens.map((item, indice) => ({ ...item, sequencial: indice + 1 })))

const umEvento: fc.Arbitrary<EventoHistorico> = fc
  .tuple(codigo, lugar, dataPassada, fc.boolean())
  .map(([codigoEvento, onde, quando, proprio]) => ({ codigoEvento, ...onde, data: quando, proprio }))

const umHistorico = fc.array(umEvento, { maxLength: 8 })

const umaSituacao: fc.Arbitrary<Mudancas> = fc.record({
  momento: fc.constantFrom('elegibilidade', 'digitacao', 'envio', 'pagamento'),
  imagens: fc.array(fc.record({ momento: fc.constantFrom('inicial', 'final') }), { maxLength: 2 }),
  dentesAusentes: fc.array(fc.constantFrom(...TODOS_DENTES), { maxLength: 2 }),
  justificativa: fc.option(fc.constant('Fratura coronária com dor espontânea.'), { nil: undefined }),
  guia: fc.record({ codigoEspecialidade: fc.constantFrom(1, 6, 9, 14) }),
})

function evaluate(
  item: Item,
  itens: readonly Item[],
  historico: readonly EventoHistorico[],
  resto: Mudancas,
) {
  const dados = createDados({ ...resto, historico, guia: { ...resto.guia, itens } })
  return evaluateEvento(item, createContexto(dados))
}

/** Groups whose presence in the history is what another event asks for. */
const EXIGIDOS = new Set(REGRAS_EVENTO.flatMap((regra) => regra.requerEvento.flatMap((r) => r.grupos)))

function isExigido(evento: EventoHistorico): boolean {
  const regra = REGRAS_EVENTO.find((r) => r.codigoEvento === evento.codigoEvento)
  return regra !== undefined && EXIGIDOS.has(regra.grupoFrequencia)
}

describe('evento: propriedades do motor', () => {
  it('a ordem das linhas da guia e do histórico não muda nenhuma resposta', () => {
    const guiaEHistorico = fc.record({ itens: umaGuia, historico: umHistorico, situacao: umaSituacao })
    fc.assert(
      fc.property(guiaEHistorico, fc.infiniteStream(fc.nat()), ({ itens, historico, situacao }, sorteio) => {
        const shuffle = <T>(lista: readonly T[]): T[] =>
          lista
            .map((valor) => ({ valor, chave: sorteio.next().value ?? 0 }))
            .toSorted((a, b) => a.chave - b.chave)
            .map(({ valor }) => valor)
        for (const item of itens) {
          expect(evaluate(item, shuffle(itens), shuffle(historico), situacao)).toEqual(
            evaluate(item, itens, historico, situacao),
          )
        }
      }),
      { numRuns: 300 },
    )
  })

  it('mais histórico nunca transforma negativa em aprovação, salvo o evento que outro exige', () => {
    fc.assert(
      fc.property(umaGuia, umHistorico, umEvento, umaSituacao, (itens, historico, novo, situacao) => {
        fc.pre(!isExigido(novo))
        for (const item of itens) {
          if (decideEvento(evaluate(item, itens, historico, situacao)) !== 'negado') continue
          expect(decideEvento(evaluate(item, itens, [...historico, novo], situacao))).toBe('negado')
        }
      }),
      { numRuns: 400 },
    )
  })

  it('mais linhas depois da guia nunca aprovam sozinhas uma linha negada por outro motivo que não um requisito', () => {
    fc.assert(
      fc.property(umaGuia, umItem, umaSituacao, (itens, extra, situacao) => {
        fc.pre(!isExigido({ ...extra, data: HOJE, proprio: true }))
        const maior = [...itens, { ...extra, sequencial: itens.length + 1 }]
        for (const item of itens) {
          if (decideEvento(evaluate(item, itens, [], situacao)) !== 'negado') continue
          expect(decideEvento(evaluate(item, maior, [], situacao))).toBe('negado')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a resposta é a mesma do outro lado da boca', () => {
    const espelhavel = umItem.map(({ regiao: _regiao, ...item }) => item)
    const anteriores = fc.array(
      umEvento.map(({ regiao: _regiao, ...evento }) => evento),
      { maxLength: 6 },
    )
    const mirror = <T extends { readonly dente?: string | undefined }>(valor: T): T => {
      const dente = valor.dente === undefined ? undefined : findDente(valor.dente)
      return dente ? { ...valor, dente: toDenteEspelhado(dente)?.codigo } : valor
    }
    const summarize = (motivos: readonly Motivo[]) =>
      motivos.map(({ codigoGlosa, severidade, possivelEm }) => [codigoGlosa, severidade, possivelEm])
    fc.assert(
      fc.property(espelhavel, anteriores, (item, historico) => {
        const espelho = mirror(item)
        expect(summarize(evaluate(espelho, [espelho], historico.map(mirror), {}))).toEqual(
          summarize(evaluate(item, [item], historico, {})),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('avaliar não muda o contexto, e avaliar de novo dá o mesmo', () => {
    fc.assert(
      fc.property(umaGuia, umHistorico, umaSituacao, (itens, historico, situacao) => {
        const dados = createDados({ ...situacao, historico, guia: { ...situacao.guia, itens } })
        const antes = structuredClone({ ...dados, regras: undefined })
        const contexto = createContexto(dados)
        for (const item of itens)
          expect(evaluateEvento(item, contexto)).toEqual(evaluateEvento(item, contexto))
        expect({ ...dados, regras: undefined }).toEqual(antes)
      }),
      { numRuns: 100 },
    )
  })

  it('aplicar a troca sugerida de faces ou de evento cura a negativa de faces', () => {
    fc.assert(
      fc.property(umItem, (item) => {
        const [motivo] = evaluate(item, [item], [], {}).filter((m) => m.codigoGlosa === '3023')
        const correcao = motivo?.correcao
        if (correcao?.tipo !== 'trocarFaces' && correcao?.tipo !== 'trocarEvento') return
        const corrigido =
          correcao.tipo === 'trocarFaces'
            ? { ...item, faces: correcao.faces }
            : { ...item, codigoEvento: correcao.codigoEvento }
        const depois = evaluate(corrigido, [corrigido], [], {}).map((m) => m.codigoGlosa)
        expect(depois).not.toContain('3023')
      }),
      { numRuns: 500 },
    )
  })
})
