import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendario/dataCivil.ts'
import { findDente, toDenteEspelhado } from '../dente/dente.tables.ts'
import { createDados, HOJE, type Mudancas } from './contexto.fixture.ts'
import type { EventoHistorico, EventoReservado, Item } from './contexto.ts'
import { createContexto } from './createContexto.ts'
import { decideEvento } from './criterio/decideEvento.ts'
import { evaluateEvento } from './criterio/evaluateEvento.ts'
import type { Motivo } from './motivo.ts'
import {
  countRuns,
  dataPassada,
  umaGuia,
  umaSituacao,
  umEvento,
  umEventoNoLugar,
  umHistorico,
  umItem,
  umRealizado,
  umReservado,
} from './propriedades.fixture.ts'
import { findRegraEvento, REGRAS_EVENTO } from './regra/eventos.tables.ts'

function evaluate(
  item: Item,
  itens: readonly Item[],
  historico: readonly EventoHistorico[],
  resto: Mudancas,
) {
  const dados = createDados({ ...resto, historico, guia: { ...resto.guia, itens } })
  return evaluateEvento(item, createContexto(dados))
}

/**
 * Whether the second guide denies an own line that the first one did not: what it stood against may rise. A line whose form is
 * wrong stands against others too (`withoutNegadas`).
 */
function isOutraDerrubada(
  item: Item,
  antes: readonly Item[],
  depois: readonly Item[],
  historicos: readonly [readonly EventoHistorico[], readonly EventoHistorico[]],
  situacao: Mudancas,
): boolean {
  const isNegada = (outra: Item, itens: readonly Item[], historico: readonly EventoHistorico[]) =>
    evaluate(outra, itens, historico, situacao).some(({ severidade }) => severidade === 'glosa')
  return antes.some(
    (outra) =>
      outra !== item && isNegada(outra, depois, historicos[1]) && !isNegada(outra, antes, historicos[0]),
  )
}

/** Groups whose presence in the history is what another event asks for. */
const EXIGIDOS = new Set(REGRAS_EVENTO.flatMap((regra) => regra.requerEvento.flatMap((r) => r.grupos)))

function isExigido(evento: EventoHistorico): boolean {
  const regra = REGRAS_EVENTO.find((r) => r.codigoEvento === evento.codigoEvento)
  return regra !== undefined && EXIGIDOS.has(regra.grupoFrequencia)
}

describe('evento: propriedades do motor', { timeout: 60_000 }, () => {
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
      { numRuns: countRuns(300) },
    )
  })

  it('mais histórico nunca transforma negativa em aprovação, salvo o evento que outro exige ou que derruba outra linha', () => {
    fc.assert(
      fc.property(umaGuia, umHistorico, umEvento, umaSituacao, (itens, historico, novo, situacao) => {
        fc.pre(!isExigido(novo))
        for (const item of itens) {
          if (decideEvento(evaluate(item, itens, historico, situacao)) !== 'negado') continue
          if (isOutraDerrubada(item, itens, itens, [historico, [...historico, novo]], situacao)) continue
          expect(decideEvento(evaluate(item, itens, [...historico, novo], situacao))).toBe('negado')
        }
      }),
      { numRuns: countRuns(400) },
    )
  })

  it('mais linhas depois da guia nunca aprovam sozinhas uma linha negada por outro motivo que não um requisito, a não ser que derrubem outra', () => {
    fc.assert(
      fc.property(umaGuia, umItem, umaSituacao, (itens, extra, situacao) => {
        fc.pre(!isExigido({ ...extra, data: HOJE, proprio: true }))
        const maior = [...itens, { ...extra, sequencial: itens.length + 1 }]
        for (const item of itens) {
          if (decideEvento(evaluate(item, itens, [], situacao)) !== 'negado') continue
          if (isOutraDerrubada(item, itens, maior, [[], []], situacao)) continue
          expect(decideEvento(evaluate(item, maior, [], situacao))).toBe('negado')
        }
      }),
      { numRuns: countRuns(300) },
    )
  })

  it('uma linha negada não muda a resposta de nenhuma outra linha da guia', () => {
    fc.assert(
      fc.property(umaGuia, umHistorico, umaSituacao, (itens, historico, situacao) => {
        const resto = { ...situacao, momento: 'envio' } as const
        const julgados = itens.map((item) => ({ item, motivos: evaluate(item, itens, historico, resto) }))
        // A form that is wrong refuses the whole guide, and both kinds in one guide refuse each other.
        fc.pre(
          !julgados.some(({ motivos }) => motivos.some(({ severidade }) => severidade === 'erroFormulario')),
        )
        const vivos = julgados
          .filter(({ motivos }) => decideEvento(motivos) !== 'negado')
          .map(({ item }) => item)
        for (const { item, motivos } of julgados) {
          const juntos = vivos.includes(item)
            ? vivos
            : [...vivos, item].toSorted((a, b) => a.sequencial - b.sequencial)
          const codigos = (lista: readonly Motivo[]) =>
            lista.map(({ codigoGlosa, severidade }) => [codigoGlosa, severidade])
          expect(codigos(evaluate(item, juntos, historico, resto))).toEqual(codigos(motivos))
        }
      }),
      { numRuns: countRuns(600) },
    )
  })

  it('no pagamento, nada do que veio depois muda uma resposta, nem o que só foi autorizado', () => {
    const depois = fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 1500 }), fc.nat({ max: 40 })),
      fc.tuple(fc.constant(0), fc.integer({ min: 21, max: 40 })),
    )
    fc.assert(
      fc.property(
        umItem,
        dataPassada,
        fc.nat({ max: 20 }),
        umHistorico,
        umRealizado,
        depois,
        umReservado,
        umaSituacao,
        (item, data, ordem, historico, novo, [dias, ordemNova], reserva, situacao) => {
          const pago = { ...item, data, ordem }
          const posterior = { ...novo, data: addDays(data, dias), ordem: ordemNova }
          const resto = { ...situacao, momento: 'pagamento' } as const
          const antes = evaluate(pago, [pago], historico, resto)
          expect(evaluate(pago, [pago], [...historico, posterior, reserva], resto)).toEqual(antes)
        },
      ),
      { numRuns: countRuns(1000) },
    )
  })

  it('de duas execuções que colidem no pagamento, no máximo uma é negada por causa da outra', () => {
    const dia = fc.integer({ min: 0, max: 3 }).map((dias) => addDays(HOJE, -dias))
    const um = fc.tuple(umEventoNoLugar, dia)
    fc.assert(
      fc.property(um, um, umaSituacao, ([evento, data], [outro, outraData], situacao) => {
        const resto = { ...situacao, momento: 'pagamento' } as const
        const isMudado = (um: Item, dois: Item) => {
          const historico = [{ ...dois, data: dois.data ?? HOJE, proprio: false }]
          const [sem, com] = [evaluate(um, [um], [], resto), evaluate(um, [um], historico, resto)]
          return decideEvento(sem) !== decideEvento(com)
        }
        const primeiro = { ...evento, sequencial: 1, quantidade: 1, data, ordem: 1 }
        const segundo = { ...outro, sequencial: 1, quantidade: 1, data: outraData, ordem: 2 }
        expect(isMudado(primeiro, segundo) && isMudado(segundo, primeiro)).toBe(false)
      }),
      { numRuns: countRuns(1000) },
    )
  })

  it('o que foi aprovado em uma guia não é aprovado de novo em outra, enquanto a reserva vale', () => {
    let aprovados = 0
    fc.assert(
      fc.property(
        umEventoNoLugar,
        umHistorico,
        fc.boolean(),
        umaSituacao,
        (evento, historico, proprio, s) => {
          const item = { ...evento, sequencial: 1, quantidade: 1 }
          const situacao = { ...s, momento: 'envio' } as const
          const regra = findRegraEvento(item.codigoEvento)
          // The first consultation is one for each provider.
          fc.pre(regra !== undefined && (proprio || !regra.somenteProprio))
          const uma = { ...evento, reservadoAte: HOJE, proprio }
          let reservas: EventoReservado[] = []
          for (let vez = 0; vez <= (regra?.maximoPorPeriodo ?? 1); vez++) {
            const decisao = decideEvento(evaluate(item, [item], [...historico, ...reservas], situacao))
            if (decisao !== 'aprovado') return
            aprovados++
            reservas = [...reservas, uma]
          }
          throw new Error(`aprovado mais vezes do que cabe: ${JSON.stringify(item)}`)
        },
      ),
      { numRuns: countRuns(1500) },
    )
    expect(aprovados).toBeGreaterThan(countRuns(100))
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
      { numRuns: countRuns(400) },
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
      { numRuns: countRuns(100) },
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
      { numRuns: countRuns(500) },
    )
  })
})
