import { describe, expect, it } from 'vitest'
import { changeDenticao, createEstado } from './estadoOdontograma.ts'
import { extendTo, interpretToque, pressRegiao } from './interpretToque.ts'
import { toSelecao } from './selecao.ts'

const LIVRE = { supranumerarios: false, readOnly: false }
const inicial = createEstado('permanente')
const touch = (
  estado: typeof inicial,
  dente: string,
  face?: string,
  modo: 'unico' | 'somar' | 'estender' = 'unico',
) => interpretToque(estado, { dente, face, modo }, LIVRE)

describe('odontograma: toque e arraste (Interface B3)', () => {
  it('tocar a face escolhe o dente com ela; de novo, tira a face', () => {
    const um = touch(inicial, '26', 'O')
    expect(um.selecao).toEqual(toSelecao([{ dente: '26', faces: 'O' }]))
    const dois = touch(um, '26', 'M')
    expect(dois.selecao).toEqual(toSelecao([{ dente: '26', faces: 'MO' }]))
    expect(touch(dois, '26', 'O').selecao).toEqual(toSelecao([{ dente: '26', faces: 'M' }]))
  })

  it('tocar outro dente troca a seleção; somar a mantém', () => {
    const um = touch(inicial, '26', 'O')
    expect(touch(um, '16', 'O').selecao).toEqual(toSelecao([{ dente: '16', faces: 'O' }]))
    expect(touch(um, '16', 'D', 'somar').selecao).toEqual(
      toSelecao([
        { dente: '16', faces: 'D' },
        { dente: '26', faces: 'O' },
      ]),
    )
  })

  it('tocar de novo o único dente escolhido limpa', () => {
    expect(touch(touch(inicial, '26'), '26').selecao).toEqual({ tipo: 'nada' })
  })

  it('arrastar e Shift escolhem do primeiro ao último', () => {
    const arrastado = extendTo(touch(inicial, '14'), '16', LIVRE)
    expect(arrastado.selecao).toEqual(toSelecao(['14', '15', '16'].map((dente) => ({ dente, faces: '' }))))
    expect(touch(touch(inicial, '14'), '16', undefined, 'estender')).toEqual(arrastado)
  })

  it('uma região substitui os dentes, e um dente a região', () => {
    const regiao = pressRegiao(touch(inicial, '26', 'O'), 'ASAI')
    expect(regiao.selecao).toEqual({ tipo: 'regiao', regiao: 'ASAI' })
    expect(touch(regiao, '26').selecao.tipo).toBe('dentes')
    expect(pressRegiao(regiao, undefined).selecao.tipo).toBe('nada')
  })

  it('mudar a dentição tira da seleção os dentes que deixam de aparecer', () => {
    const mista = touch(changeDenticao(touch(inicial, '16'), LIVRE, 'mista'), '54', undefined, 'somar')
    expect(changeDenticao(mista, LIVRE, 'decidua').selecao).toEqual(toSelecao([{ dente: '54', faces: '' }]))
  })
})
