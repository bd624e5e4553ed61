import { describe, expect, it } from 'vitest'
import type { ImagemExigida } from '../imagem/imagemExigida.ts'
import { findMostrado, listEventosVinculados } from './imagemVinculada.ts'

const local = (codigoLocal: string, ...dentes: string[]) => ({
  codigoLocal,
  foco: '',
  ...(dentes.length > 0 && { dentes }),
})
const panoramica = { locais: [] }

describe('what an image of an exam shows', () => {
  it.each([
    ['the tooth that the unit said', { dente: '16' }, [panoramica], { dente: '16', locais: ['16'] }],
    ['the whole mouth', {}, [panoramica], { dente: null, locais: [] }],
    [
      'the tooth of the one place',
      {},
      [{ locais: [local('RMID', '46')] }],
      { dente: '46', locais: ['RMID'] },
    ],
    ['a place that is a tooth', {}, [{ locais: [local('36')] }], { dente: '36', locais: ['36'] }],
    [
      'a region whose focus a person wrote',
      {},
      [{ locais: [{ ...local('RMID'), foco: 'dente 46' }] }],
      { dente: null, locais: ['RMID'] },
    ],
    [
      'a region with two teeth',
      {},
      [{ locais: [local('RMID', '46', '47')] }],
      { dente: null, locais: ['RMID'] },
    ],
    [
      'all places where the unit named none',
      {},
      [{ locais: [local('RMID', '46'), local('RMIE')] }],
      { dente: null, locais: ['RMID', 'RMIE'] },
    ],
    [
      'the one of them that the unit named',
      { eventos: [{ numeroSequencialInclusao: 1, codigoLocalizacao: 'RMID' }] },
      [{ locais: [local('RMID', '46'), local('RMIE')] }],
      { dente: '46', locais: ['RMID'] },
    ],
    [
      'by what was looked for there, and not beside',
      { eventos: [{ numeroSequencialInclusao: 1, codigoLocalizacao: 'RMID' }] },
      [{ locais: [local('RMID'), local('RMIE', '36')] }],
      { dente: null, locais: ['RMID'] },
    ],
    [
      'the whole mouth where one of the events has no place',
      {},
      [panoramica, { locais: [local('36')] }],
      { dente: null, locais: [] },
    ],
    [
      'the event without a place that the unit named',
      { eventos: [{ numeroSequencialInclusao: 1 }] },
      [panoramica, { locais: [local('36')] }],
      { dente: null, locais: [] },
    ],
    [
      'all that was asked for, where the unit said that it is for none',
      { eventos: [] },
      [{ locais: [local('36')] }],
      { dente: '36', locais: ['36'] },
    ],
  ])('%s', (_nome, imagem, pedidos, esperado) => {
    expect(findMostrado(imagem, pedidos)).toEqual(esperado)
  })
})

const exigida = (
  numeroSequencialInclusao: number,
  codigoLocalizacao: string | null,
  resto: Partial<ImagemExigida> = {},
): ImagemExigida => ({
  numeroSequencialInclusao,
  codigoEvento: '85200166',
  codigoLocalizacao,
  momento: 'inicial',
  atendida: false,
  ...resto,
})

describe('the events that it answers for', () => {
  const guia = [
    exigida(1, '46'),
    exigida(1, '46', { momento: 'final' }),
    exigida(2, '11'),
    exigida(3, null),
    exigida(4, '47', { atendida: true }),
  ]
  const listNumeros = (dente: string | null, locais: string[], exigidas = guia) =>
    listEventosVinculados({ dente, locais }, exigidas)?.map((evento) => evento.numeroSequencialInclusao)

  it.each([
    ['of the whole mouth, all that lack one', [], [1, 2, 3]],
    ['of a region, its teeth and what has no place', ['RMID'], [1, 3]],
    ['of several places', ['RMID', '11'], [1, 2, 3]],
    ['of a tooth beside', ['45', '28'], [1, 3]],
  ])('%s', (_nome, locais, esperado) => {
    expect(listNumeros(null, locais)).toEqual(esperado)
  })

  it('names the place with the event', () => {
    expect(listEventosVinculados({ dente: null, locais: [] }, [exigida(1, '46')])).toEqual([
      { numeroSequencialInclusao: 1, codigoLocalizacao: '46' },
    ])
  })

  it('is another image of what has one, where nothing lacks one', () => {
    expect(listNumeros(null, [], [exigida(4, '47', { atendida: true })])).toEqual([4])
  })

  it('meets a region by the teeth that both hold', () => {
    expect(listNumeros(null, ['RMID'], [exigida(1, 'HASD'), exigida(2, 'HAID')])).toEqual([2])
  })

  it('leaves it to the tooth, and is for none where none asks', () => {
    expect(listNumeros('46', ['46'])).toBeUndefined()
    expect(listNumeros(null, [], [])).toBeUndefined()
    expect(listNumeros(null, [], [exigida(1, '46', { momento: 'final' })])).toBeUndefined()
  })
})
