import { type Indicador, indicador } from '@portal/contract/indicador.ts'
import { computeBonus } from '@portal/domain/indicador/bonus.ts'
import {
  type CodigoIndicador,
  findIndicador,
  indicadores,
} from '@portal/domain/indicador/indicador.tables.ts'
import { isAlcancada, sumMedidas, toCentesimos } from '@portal/domain/indicador/medida.ts'
import { METAS_INDICADOR } from '@portal/domain/indicador/meta.data.ts'
import { listMesesIndicador } from '@portal/domain/indicador/periodo.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDemonstracaoApp } from '../seed/demonstracao.fixture.ts'
import { type LinhaRefeita, remakeLinhas } from './recomputo.fixture.ts'

/** The demonstration on 18/03/2026: the figures are of March 2025 to February 2026. */
const t = await openDemonstracaoApp()
const MESES = listMesesIndicador('2026-02')
const corte = new Date('2026-03-18T03:00:00Z')

const refeitas = new Map<number, LinhaRefeita[]>()
beforeAll(async () => {
  for (const codigo of [100001, 100004, 200001]) {
    const linhas = await remakeLinhas(t, codigo, corte)
    refeitas.set(
      codigo,
      linhas.filter(({ mes }) => MESES.includes(mes)),
    )
  }
})

const codigos = indicadores.map(({ codigo }) => codigo)
const get = async (login: number) =>
  (await t.call(indicador.getQualidadeDesempenho, {}, { as: await t.as(login) })).body

const valorDe = (codigo: CodigoIndicador, linhas: readonly LinhaRefeita[]) => {
  const delas = linhas.filter((linha) => linha.indicador === codigo)
  const centesimos = toCentesimos(findIndicador(codigo), sumMedidas(delas))
  return centesimos === null ? null : centesimos / 100
}

const partesDe = ({ dinheiro, contagem }: Pick<Indicador, 'dinheiro' | 'contagem'>) => {
  const partes = dinheiro ?? contagem
  return (
    partes && [
      Math.round(Number(partes.parte) * (dinheiro ? 100 : 1)),
      Number(partes.total) * (dinheiro ? 100 : 1),
    ]
  )
}

type Parte = { numeroFicha: number; parte: number; total: number }

/** The rows behind a figure, page after page. */
async function readTodas(as: Awaited<ReturnType<typeof t.as>>, codigo: CodigoIndicador): Promise<Parte[]> {
  const linhas: Parte[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const body = { indicador: codigo, limite: 70, ...(cursor && { cursor }) }
    const pagina: { linhas: Parte[]; proximo: string | null } = await t
      .call(indicador.listLinhas, { body }, { as })
      .then(({ body: lida }) => ({
        proximo: lida.proximo,
        linhas: lida.linhas.map((linha) => {
          const [parte = 0, total = 0] = partesDe(linha) ?? []
          return { numeroFicha: linha.numeroFicha, parte, total }
        }),
      }))
    linhas.push(...pagina.linhas)
    cursor = pagina.proximo
  }
  return linhas
}

describe('each figure is what the raw rows come to', () => {
  const casos = [100001, 100004, 200001].flatMap((login) => codigos.map((codigo) => [login, codigo] as const))

  it.each(casos)('of %d, %s: in twelve months and in each of them', async (login, codigo) => {
    const linhas = (refeitas.get(login) ?? []).filter((linha) => linha.indicador === codigo)
    const lido = (await get(login)).indicadores.find((um) => um.indicador === codigo)
    const { parte, total } = sumMedidas(linhas)
    expect(total).toBeGreaterThan(0)
    expect(lido && partesDe(lido)).toEqual([parte, total])
    expect(lido?.valor).toBe(valorDe(codigo, linhas))
    expect(lido?.meses).toEqual(
      MESES.map((mes) => ({
        mes,
        valor: valorDe(
          codigo,
          linhas.filter((linha) => linha.mes === mes),
        ),
      })),
    )
  })

  it.each(codigos)('%s has those rows behind it, in pages', async (codigo) => {
    const linhas = await readTodas(await t.as(100001), codigo)
    const sort = (todas: readonly Pick<LinhaRefeita, 'numeroFicha' | 'parte' | 'total'>[]) =>
      todas.map(({ numeroFicha, parte, total }) => `${numeroFicha} ${parte} ${total}`).toSorted()
    const delas = (refeitas.get(100001) ?? []).filter((linha) => linha.indicador === codigo)
    expect(sort(linhas)).toEqual(sort(delas))
  })

  it('tells of a month alone, of those that count or do not, and of one denial', async () => {
    const as = await t.as(100001)
    const count = async (body: object) =>
      (
        await t.call(
          indicador.listLinhas,
          { body: { indicador: 'glosaInicial', limite: 100, ...body } },
          { as },
        )
      ).body.linhas.length
    const delas = (refeitas.get(100001) ?? []).filter((linha) => linha.indicador === 'glosaInicial')
    const doMes = delas.filter(({ mes }) => mes === '2026-02')
    expect(await count({ mes: '2026-02' })).toBe(doMes.length)
    expect(await count({ mes: '2026-02', quais: 'demais' })).toBe(
      doMes.filter(({ parte }) => parte === 0).length,
    )
    // Statements of the month after the twelve are there, and no figure is made of them yet.
    expect(await count({ mes: '2026-03' })).toBe(0)
    const negadas = delas.filter(({ parte }) => parte > 0)
    expect(await count({ quais: 'contam' })).toBe(negadas.length)
    const porCausa = await Promise.all(['3013', '3067'].map((codigoGlosa) => count({ codigoGlosa })))
    expect(porCausa.reduce((soma, um) => soma + um)).toBe(negadas.length)
  })

  it('adds up to what each cause cost, the dearest first, with the habit that removes it', async () => {
    const { causas, indicadores: lidos } = await get(100001)
    const cents = (valor: string) => Math.round(Number(valor) * 100)
    const soma = (campo: 'negado' | 'aindaNegado') =>
      causas.reduce((total, causa) => total + cents(causa[campo]), 0)
    const parte = (codigo: string) => {
      const lido = lidos.find((um) => um.indicador === codigo)
      return lido && partesDe(lido)?.[0]
    }
    expect([soma('negado'), soma('aindaNegado')]).toEqual([parte('glosaInicial'), parte('glosaFinal')])
    const ainda = causas.map(({ aindaNegado }) => cents(aindaNegado))
    expect(ainda).toEqual(ainda.toSorted((a, b) => b - a))
    expect(causas.every(({ habito }) => habito && habito.length > 20)).toBe(true)
  })
})

describe('the median of the network', () => {
  it('is that of the providers of the specialty, whatever one asks, and says how many they are', async () => {
    const { codigoEspecialidade, indicadores: lidos } = await get(100001)
    expect(codigoEspecialidade).toBe(1)
    const pares = await t.rows<{ codigo: number }>(
      `select c.codigo from credenciado c join credenciado_especialidade e on e.codigo_credenciado = c.codigo
        where c.rede = 'AURORA' and e.codigo_especialidade = 1`,
    )
    const razoes: number[] = []
    for (const { codigo } of pares) {
      const linhas = (await remakeLinhas(t, codigo, corte)).filter(
        ({ mes, indicador }) => MESES.includes(mes) && indicador === 'glosaInicial',
      )
      const { parte, total } = sumMedidas(linhas)
      if (total > 0) razoes.push(parte / total)
    }
    razoes.sort((a, b) => a - b)
    const [baixo = 0, alto = 0] = [Math.floor, Math.ceil].map((to) => razoes[to((razoes.length - 1) / 2)])
    expect(razoes.length).toBeGreaterThanOrEqual(5)
    expect(lidos.find((um) => um.indicador === 'glosaInicial')?.mediana).toEqual({
      valor: Math.round(((baixo + alto) / 2) * 10_000) / 100,
      credenciados: razoes.length,
    })
  })

  it('is not told of fewer than five', async () => {
    const { codigoEspecialidade, indicadores: lidos } = await get(200001)
    expect(codigoEspecialidade).not.toBeNull()
    expect(lidos.map(({ mediana }) => mediana)).toEqual(lidos.map(() => null))
    expect(await t.rows('select from mediana_indicador where credenciados < 5')).toEqual([])
  })
})

describe('the readjustment', () => {
  const criteriosDe = (linhas: readonly LinhaRefeita[]) =>
    METAS_INDICADOR.flatMap(([codigo, meta, peso]) => {
      if (peso === null) return []
      const valor = valorDe(codigo, linhas)
      const centesimos = valor === null ? null : Math.round(valor * 100)
      return [
        {
          indicador: codigo,
          pesoPontosBase: peso,
          valor,
          atendido: isAlcancada(findIndicador(codigo), centesimos, meta),
        },
      ]
    })
  const bonusDe = (linhas: readonly LinhaRefeita[]) => computeBonus(criteriosDe(linhas), 200) / 100
  const daUnidade = (unidade: string | null) =>
    (refeitas.get(100004) ?? []).filter((linha) => linha.unidade === unidade)

  it.each([100001, 100004, 200001])('of %d is that of its figures', async (login) => {
    const as = await t.as(login)
    const linhas = refeitas.get(login) ?? []
    const esperados = criteriosDe(linhas)
    const { body: regra } = await t.call(indicador.getRegraElegibilidade, {}, { as })
    expect(regra.criterios.map(({ indicador, valor, atendido }) => [indicador, valor, atendido])).toEqual(
      esperados.map(({ indicador, valor, atendido }) => [indicador, valor, atendido]),
    )
    expect(regra).toMatchObject({ regra: { teto: 2, fonte: 'Valor da demonstração' }, todas: true })
    const { body: bonus } = await t.call(indicador.getBonus, {}, { as })
    expect(bonus).toMatchObject({
      bonus: bonusDe(linhas),
      criterios: 6,
      atendidos: esperados.filter(({ atendido }) => atendido).length,
      periodo: { desde: '2025-03', ate: '2026-02', calculadoEm: corte.toISOString() },
    })
    const { body: inicio } = await t.call(indicador.getReajusteBonificacao, {}, { as })
    expect(inicio).toEqual({ ...bonus, negociacao: expect.objectContaining({ aberta: true, dias: 13 }) })
  })

  it('of each unit is that of its own figures, those of no unit last', async () => {
    const as = await t.as(100004)
    const { body: bonus } = await t.call(indicador.listBonusUnidades, {}, { as })
    const { body: criterios } = await t.call(indicador.listReajusteUnidades, {}, { as })
    const nomes = ['Unidade Centro', 'Unidade Jardins', null]
    expect(bonus.unidades.map(({ unidade, bonus }) => [unidade, bonus])).toEqual(
      nomes.map((unidade) => [unidade, bonusDe(daUnidade(unidade))]),
    )
    expect(
      criterios.unidades.map(({ unidade, criterios }) => [unidade, criterios.map(({ valor }) => valor)]),
    ).toEqual(nomes.map((unidade) => [unidade, criteriosDe(daUnidade(unidade)).map(({ valor }) => valor)]))
  })

  it('tells the last one as the prices do, the next base day and the negotiation', async () => {
    const { body } = await t.call(indicador.getUltimoReajuste, {}, { as: await t.as(100001) })
    const precos = await t.rows<{ desde: string; soma: number }>(
      `select desde::text, sum(valor_centavos)::int as soma from preco_evento where rede = 'AURORA' group by 1 order by 1`,
    )
    const [antiga, nova] = precos
    expect(body).toEqual({
      ultimo: {
        data: nova?.desde,
        percentual: Math.round(((nova?.soma ?? 0) / (antiga?.soma ?? 1) - 1) * 10_000) / 100,
        motivo: 'Revisão anual da tabela de preços da rede',
        fonte: 'Valor da demonstração',
      },
      proximaDataBase: '2027-02-18',
      negociacao: { inicio: '2026-01-01', fim: '2026-03-31', aberta: true, dias: 13 },
    })
  })
})

describe('the sharing option of a login', () => {
  it.each([
    [1000041, null],
    [1000042, [1000041, 1000042, 1000043]],
    [1000043, [1000043]],
    [1000045, [1000045]],
  ])('%d sees the figures of %j, and the bonus with all of them alone', async (login, dentistas) => {
    const linhas = (refeitas.get(100004) ?? []).filter(
      ({ dentista }) => dentistas === null || dentistas.includes(dentista),
    )
    const { todas, indicadores: lidos } = await get(login)
    expect(todas).toBe(dentistas === null)
    expect(lidos.map(({ indicador, valor }) => [indicador, valor])).toEqual(
      codigos.map((codigo) => [codigo, valorDe(codigo, linhas)]),
    )
    const as = await t.as(login)
    const { body: bonus } = await t.call(indicador.getBonus, {}, { as })
    expect([bonus.bonus === null, bonus.nivel === null]).toEqual([dentistas !== null, dentistas !== null])
    const lidas = await readTodas(as, 'envioDigital')
    expect(new Set(lidas.map(({ numeroFicha }) => numeroFicha))).toEqual(
      new Set(
        linhas.filter((linha) => linha.indicador === 'envioDigital').map(({ numeroFicha }) => numeroFicha),
      ),
    )
  })
})
