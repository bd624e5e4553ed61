import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { describe, expect, it, test } from 'vitest'
import { formatDente, formatFacesFaladas } from './formatDente.ts'
import { formatMarca, SIMBOLOS_MARCA, TIPOS_MARCA, toTomAviso } from './marcaDente.ts'

const NADA = { marcas: [], avisos: [], faces: '', permitido: true }

describe('odontograma: o que se ouve de um dente (Interface B3)', () => {
  it('diz a frase da especificação', () => {
    const dente = findDente('16')
    const marca = {
      dente: '16',
      faces: 'MO',
      tipo: 'analise',
      simbolo: 'restauracao',
      rotulo: 'Resina',
    } as const
    expect(dente && formatDente(dente, { ...NADA, marcas: [marca] })).toBe(
      'Dente 16, primeiro molar superior direito, oclusal e mesial, restauração em análise',
    )
  })

  it('diz o que se marca, os avisos e o que o evento não aceita', () => {
    const dente = findDente('33')
    const aviso = { dente: '33', severidade: 'glosa', texto: 'Face já restaurada' } as const
    expect(dente && formatDente(dente, { ...NADA, faces: 'VI', avisos: [aviso], permitido: false })).toBe(
      'Dente 33, canino inferior esquerdo, marcando incisal e vestibular, atenção: Face já restaurada, não aceito aqui',
    )
  })

  test.each([
    ['', ''],
    ['M', 'mesial'],
    ['MODVL', 'oclusal, mesial, distal, vestibular e lingual'],
  ])('faces %s: %s', (faces, texto) => expect(formatFacesFaladas(faces)).toBe(texto))

  test.each([
    [{ tipo: 'realizado', simbolo: 'endodontia', rotulo: 'Canal' }, 'endodontia realizada'],
    [{ tipo: 'negado', simbolo: 'implante', rotulo: 'Implante' }, 'implante negado'],
    [{ tipo: 'aprovado', simbolo: 'outro', rotulo: 'Raspagem' }, 'Raspagem, aprovado'],
    [{ tipo: 'ausente', rotulo: 'Extraído' }, 'dente ausente'],
    [
      { tipo: 'analise', espera: 'Aguarda imagem', simbolo: 'endodontia', rotulo: 'Canal' },
      'endodontia, aguarda imagem',
    ],
    [{ tipo: 'analise', espera: 'Aguarda imagem', rotulo: 'Raspagem' }, 'Raspagem, aguarda imagem'],
  ] as const)('%j: %s', (marca, texto) => expect(formatMarca(marca)).toBe(texto))

  it('cada estado tem letra própria, e nenhuma é a de outro', () => {
    expect(new Set(TIPOS_MARCA.map((tipo) => tipo.letra)).size).toBe(TIPOS_MARCA.length)
    expect(new Set(SIMBOLOS_MARCA.map((simbolo) => simbolo.codigo)).size).toBe(SIMBOLOS_MARCA.length)
  })

  test.each([
    [[], undefined],
    [['aviso'], 'informacao'],
    [['aviso', 'pendenciaImagem'], 'atencao'],
    [['aviso', 'glosa'], 'perigo'],
  ] as const)('avisos %j têm o tom %s', (severidades, tom) => {
    expect(toTomAviso(severidades.map((severidade) => ({ severidade, texto: '' })))).toBe(tom)
  })
})
