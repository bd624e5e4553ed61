import type { EventoOfertado } from '@portal/contract/evento.ts'
import { searchNoLugar } from '@portal/domain/evento/linha/searchNoLugar.ts'
import {
  findRegraEvento,
  isEventoVisivel,
  REGRAS_EVENTO,
} from '@portal/domain/evento/regra/eventos.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { describe, expect, it } from 'vitest'
import { SELECAO_VAZIA, type Selecao, toSelecao } from '../../odontograma/estado/selecao.ts'
import { describeAusente } from './describeAusente.ts'
import { listCandidatos, type Oferta } from './listCandidatos.ts'
import { listAchados } from './sugestoes.ts'

const toOfertado = (regra: RegraEvento) => ({
  ...regra,
  dentes: [...regra.dentes],
  regioes: [...regra.regioes],
  codigosAntigos: [...regra.codigosAntigos],
  especialidades: [...regra.especialidades],
})

/** A guide of that specialty as the server offers it, of somebody without a lower first molar. */
function createOferta(especialidade: number): Oferta {
  const regras = REGRAS_EVENTO.filter(({ ocultoPortal }) => !ocultoPortal)
  const eventos: EventoOfertado[] = regras
    .filter((regra) => isEventoVisivel(regra, especialidade))
    .map(toOfertado)
  const outros = regras.filter((regra) => !isEventoVisivel(regra, especialidade)).map(toOfertado)
  return {
    eventos,
    outros,
    minhas: [especialidade],
    find: findRegraEvento,
    ausentes: new Set(['36']),
    search: (texto, lugares = []) => searchNoLugar(eventos, texto, lugares, { outros }),
  }
}
const clinica = createOferta(1)
const implante = createOferta(16)
const choose = (...dentes: string[]): Selecao => toSelecao(dentes.map((dente) => ({ dente, faces: '' })))
const AUSENTE = 'Dente 36: Procedimento não autorizado, pois o dente está ausente (3284).'

const see = (texto: string, selecao: Selecao, oferta: Oferta) =>
  listAchados(texto, selecao, oferta).map(({ evento, impossivel }) => [evento.codigoEvento, impossivel])

describe('what words mean at the place chosen on the chart', () => {
  it.each([
    ['canal', choose('36'), '85200158'],
    ['canal', choose('11'), '85200166'],
    ['canal', choose('75'), '83000151'],
    ['extracao', choose('55'), '83000089'],
    ['extracao', choose('15'), '82000875'],
    ['extracao', choose('14', '15'), '82000875'],
    ['raspagem', { tipo: 'regiao', regiao: 'S1' }, '85300047'],
    // What is typed comes before what is chosen.
    ['75 canal', choose('11'), '83000151'],
  ] as const)('%s %o -> %s', (texto, selecao, codigo) => {
    const inteira = { ...clinica, ausentes: new Set<string>() }
    expect(see(texto, selecao, inteira)[0]).toEqual([codigo, undefined])
  })
})

describe('what words mean on a tooth that is gone', () => {
  it('is said to be impossible in the literal words of the denial', () => {
    const achados = see('canal', choose('36'), clinica)
    expect(achados.length).toBeGreaterThan(0)
    expect(achados.every(([, impossivel]) => impossivel === AUSENTE)).toBe(true)
  })

  it('is first what makes sense there', () => {
    expect(see('implante', choose('36'), implante)[0]).toEqual(['82000980', undefined])
    const coroas = see('36 coroa', SELECAO_VAZIA, implante).map(([, impossivel]) => impossivel === undefined)
    expect(coroas[0]).toBe(true)
    expect(coroas).toEqual(coroas.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('is told beside the chart before anything is typed', () => {
    expect(describeAusente('37', clinica)).toBeUndefined()
    expect(describeAusente('36', implante)).toMatch(/^Dente ausente. Cabem aqui: .*Implante ósseo integrado/)
    expect(describeAusente('36', implante)).toContain('o dente está ausente (3284)')
    expect(describeAusente('36', createOferta(14))).toMatch(
      /^Dente ausente: nenhum evento desta especialidade/,
    )
  })
})

describe('words of one meaning that another specialty does', () => {
  const first = (texto: string, oferta: Oferta) => listCandidatos(texto, undefined, SELECAO_VAZIA, oferta)[0]

  it('say where it is, before what is only called alike', () => {
    expect(first('aparelho', clinica)).toMatchObject({
      evento: { codigoEvento: '86000357' },
      impossivel: 'É de outra especialidade (Ortodontia): esta guia não oferece.',
    })
    expect(see('aparelho', SELECAO_VAZIA, clinica)[1]).toEqual(['84000015', undefined])
  })

  it('say that it may be asked for where the provider has that specialty', () => {
    expect(first('aparelho', { ...clinica, minhas: [1, 6] })?.impossivel).toBe(
      'É de Ortodontia: esta guia não oferece. Peça uma autorização de Ortodontia, que o seu cadastro tem.',
    )
  })

  it.each([
    ['aparelho protetor', '84000015'],
    ['limpeza', '84000198'],
    ['resina', '85100200'],
  ])('%s is what it is', (texto, codigo) => {
    expect(first(texto, clinica)).toMatchObject({ evento: { codigoEvento: codigo } })
    expect(first(texto, clinica)?.impossivel).toBeUndefined()
  })

  it('mean the orthodontist’s own where it is offered', () => {
    expect(first('aparelho', createOferta(6))).toMatchObject({ evento: { codigoEvento: '86000357' } })
  })
})
