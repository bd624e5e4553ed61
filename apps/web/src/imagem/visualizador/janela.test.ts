import { describe, expect, it } from 'vitest'
import { applyTabela, buildTabela, isJanelaInicial, janelaInicial } from './janela.ts'

describe('buildTabela', () => {
  it('changes nothing at first', () => {
    expect([...buildTabela(janelaInicial)]).toEqual(Array.from({ length: 256 }, (_, nivel) => nivel))
    expect(isJanelaInicial(janelaInicial)).toBe(true)
  })

  it.each([
    [{ baixo: 50, alto: 150 }, [0, 0, 128, 255, 255]],
    [{ baixo: 100, alto: 100 }, [0, 0, 0, 255, 255]],
    [{ invertida: true }, [255, 205, 155, 105, 0]],
    [{ baixo: 50, alto: 150, invertida: true }, [255, 255, 128, 0, 0]],
    [{ gama: 2 }, [0, 113, 160, 196, 255]],
    [{ gama: 0.5 }, [0, 10, 39, 88, 255]],
  ])('%j', (diferente, esperados) => {
    const tabela = buildTabela({ ...janelaInicial, ...diferente })
    expect([0, 50, 100, 150, 255].map((nivel) => tabela[nivel])).toEqual(esperados)
    expect(isJanelaInicial({ ...janelaInicial, ...diferente })).toBe(false)
  })

  it('never puts a lighter level below a darker one', () => {
    const tabela = buildTabela({ baixo: 13, alto: 201, gama: 2.2, invertida: false })
    expect(tabela.every((valor, nivel) => nivel === 0 || valor >= (tabela[nivel - 1] ?? 0))).toBe(true)
  })
})

describe('applyTabela', () => {
  it('maps the colours and leaves the opacity and the source', () => {
    const de = Uint8ClampedArray.of(0, 100, 255, 7, 50, 50, 50, 255)
    const para = new Uint8ClampedArray(8)
    applyTabela(de, para, buildTabela({ ...janelaInicial, invertida: true }))
    expect([...para]).toEqual([255, 155, 0, 7, 205, 205, 205, 255])
    expect([...de]).toEqual([0, 100, 255, 7, 50, 50, 50, 255])
  })
})
