import { describe, expect, it, test } from 'vitest'
import { createEstado, type EstadoOdontograma, type RegrasOdontograma } from './estadoOdontograma.ts'
import { interpretKey, type Tecla } from './interpretKey.ts'
import { listDentesSelecionados } from './selecao.ts'

const LIVRE: RegrasOdontograma = { supranumerarios: false, readOnly: false }
const SO_26: RegrasOdontograma = { ...LIVRE, dentesPermitidos: new Set(['26']) }
const LEITURA: RegrasOdontograma = { ...LIVRE, readOnly: true }

const press = (inicial: EstadoOdontograma, regras: RegrasOdontograma, ...teclas: readonly Partial<Tecla>[]) =>
  teclas.reduce(
    ({ estado }, tecla) => interpretKey(estado, { key: '', agora: 0, ...tecla }, regras),
    interpretKey(inicial, { key: 'F5', agora: 0 }, regras),
  )
const keys = (...nomes: readonly string[]): Partial<Tecla>[] => nomes.map((key) => ({ key }))
const inicio = createEstado('permanente')

const escolhidos = (estado: EstadoOdontograma) =>
  listDentesSelecionados(estado.selecao).map(({ dente, faces }) => `${dente}${faces && ` ${faces}`}`)

describe('odontograma: teclas com Alt, Ctrl e Shift', () => {
  test.each<[string, Partial<Tecla>]>([
    ['Alt+A', { key: 'a', alt: true }],
    ['Alt+O, que é do menu', { key: 'o', alt: true }],
    ['Alt+seta, que é do histórico do navegador', { key: 'ArrowLeft', alt: true }],
    ['Ctrl+O, que abre um arquivo', { key: 'o', ctrl: true }],
    ['Ctrl+1, que troca de aba', { key: '1', ctrl: true }],
    ['Alt+Ctrl+Z', { key: 'z', alt: true, ctrl: true }],
  ])('%s fica com o navegador', (_nome, tecla) => {
    const { estado } = press(inicio, LIVRE, ...keys('2', '6'))
    expect(press(estado, LIVRE, tecla)).toEqual({ estado })
  })

  test.each<[string, Partial<Tecla>, string]>([
    ['Ctrl+Z', { key: 'z', ctrl: true }, 'desfazer'],
    ['Ctrl+Z com Caps Lock', { key: 'Z', ctrl: true }, 'desfazer'],
    ['Ctrl+Shift+Z', { key: 'Z', ctrl: true, shift: true }, 'refazer'],
    ['Ctrl+Y', { key: 'y', ctrl: true }, 'refazer'],
    ['Backspace', { key: 'Backspace' }, 'remover'],
    ['Enter', { key: 'Enter' }, 'buscarEvento'],
  ])('%s pede %s', (_nome, tecla, tipo) => {
    expect(press(inicio, LIVRE, tecla).efeitos).toMatchObject([{ tipo }])
  })
})

describe('odontograma: um número de dois dígitos', () => {
  test.each<[string, string[], string]>([
    ['dois seguidos vão ao dente', ['2', '6'], '26'],
    ['outra tecla no meio faz esquecer o primeiro', ['2', 'ArrowRight', '6'], '17'],
    ['e o que vem depois dela começa de novo', ['2', 'Escape', '3', '6'], '36'],
    ['um dente que não há deixa tudo onde estava', ['9', '0'], '18'],
    ['e o número seguinte começa de novo', ['9', '0', '2', '6'], '26'],
  ])('%s', (_nome, teclas, cursor) => {
    expect(press(inicio, LIVRE, ...keys(...teclas)).estado.cursor).toBe(cursor)
  })
})

describe('odontograma: o que o evento não aceita', () => {
  test.each<[string, string[], string[], string]>([
    ['espaço', ['1', '6', ' '], [], 'O dente 16 não é aceito aqui.'],
    ['face', ['1', '6', 'o'], [], 'O dente 16 não é aceito aqui.'],
    ['Enter sem nada escolhido', ['1', '6', 'Enter'], [], 'O dente 16 não é aceito aqui.'],
  ])('%s diz por quê, e não escolhe', (_nome, teclas, dentes, texto) => {
    const { estado, efeitos } = press(inicio, SO_26, ...keys(...teclas))
    expect(escolhidos(estado)).toEqual(dentes)
    expect(efeitos).toEqual([{ tipo: 'dizer', texto }])
  })

  it.each([
    ['Enter', 'buscarEvento', '26', 'O'],
    ['Delete', 'remover', '16', ''],
  ])('com o foco fora do dente escolhido, %s pede %s do dente %s', (key, tipo, dente, faces) => {
    const { estado } = press(inicio, LIVRE, ...keys('2', '6', 'o'))
    const { efeitos } = press({ ...estado, cursor: '16' }, LIVRE, ...keys(key))
    expect(efeitos).toEqual([{ tipo, selecao: { tipo: 'dentes', dentes: [{ dente, faces }] } }])
  })

  it('de vários dentes escolhidos, Delete tira os de todos, esteja o cursor onde estiver', () => {
    const { estado } = press(inicio, LIVRE, ...keys('2', '6'), { key: 'ArrowRight', shift: true })
    const { efeitos } = press({ ...estado, cursor: '16' }, LIVRE, ...keys('Delete'))
    expect(efeitos).toEqual([{ tipo: 'remover', selecao: estado.selecao }])
  })

  test.each(['o', 'Enter', 'Delete'])('somente leitura: %s não faz nada, em silêncio', (key) => {
    const { estado } = press(inicio, LEITURA, ...keys('2', '6'))
    expect(press(estado, LEITURA, { key })).toEqual({ estado, efeitos: [] })
  })

  it('Escape larga a escolha e começa dali a próxima', () => {
    const com = press(inicio, LIVRE, ...keys('1', '6'), { key: 'ArrowRight', shift: true }).estado
    const { estado } = press(com, LIVRE, ...keys('Escape'))
    expect(estado).toMatchObject({ cursor: '15', ancora: '15', selecao: { tipo: 'nada' } })
  })
})
