import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  DENTES,
  DENTES_DECIDUOS,
  DENTES_PERMANENTES,
  DENTES_SUPRANUMERARIOS,
  findDente,
  isVizinho,
  toDenteEspelhado,
} from './dente.tables.ts'
import { GRUPOS_DENTE } from './grupoDente.tables.ts'
import { listLinha, type ODONTOGRAMA, toPosicaoFace } from './odontograma.ts'

const umDente = fc.constantFrom(...DENTES)

describe('dente: as tabelas (Spec §3)', () => {
  it('tem 32 permanentes, 20 decíduos e 8 supranumerários', () => {
    expect(DENTES_PERMANENTES.map((d) => d.codigo).slice(0, 8)).toEqual('11 12 13 14 15 16 17 18'.split(' '))
    expect([DENTES_PERMANENTES.length, DENTES_DECIDUOS.length, DENTES.length]).toEqual([32, 20, 60])
    expect(DENTES_SUPRANUMERARIOS.map((d) => d.codigo)).toEqual('19 29 39 49 59 69 79 89'.split(' '))
  })

  test.each([
    ['11', 'MDVPI', '51', 'Incisivo central superior direito'],
    ['16', 'MODVP', undefined, 'Primeiro molar superior direito'],
    ['33', 'MDVLI', '73', 'Canino inferior esquerdo'],
    ['45', 'MODVL', '85', 'Segundo pré-molar inferior direito'],
    ['64', 'MODVP', '24', 'Primeiro molar decíduo superior esquerdo'],
    ['83', 'MDVLI', '43', 'Canino decíduo inferior direito'],
  ])('%s tem as faces %s e o companheiro %s', (codigo, faces, companheiro, nome) => {
    expect(findDente(codigo)).toMatchObject({ faces, companheiro, nome })
  })

  it('cada grupo leva aos decíduos companheiros, e cada dente a um só grupo', () => {
    expect(GRUPOS_DENTE.map((g) => g.codigo)).toEqual('s1 s2 s3 s4 s5 s6 s7 i1 i2 i3 i4 i5 i6 i7'.split(' '))
    const deciduosDe = new Map(GRUPOS_DENTE.map(({ codigo, deciduos }) => [codigo, deciduos]))
    expect(deciduosDe.get('s4')).toEqual(['51', '61'])
    expect(deciduosDe.get('s2')).toContain('55')
    expect(deciduosDe.get('i7')).toEqual([])
    for (const dente of [...DENTES_PERMANENTES, ...DENTES_DECIDUOS]) {
      const donos = GRUPOS_DENTE.filter((g) => [...g.dentes, ...g.deciduos].includes(dente.codigo))
      expect(donos).toHaveLength(1)
    }
  })

  it('o espelho troca de lado e nada mais, e desfaz-se', () => {
    fc.assert(
      fc.property(umDente, (dente) => {
        const espelho = toDenteEspelhado(dente)
        if (!espelho) throw new Error(`${dente.codigo} não tem espelho`)
        expect(espelho).toMatchObject({
          posicao: dente.posicao,
          denticao: dente.denticao,
          superior: dente.superior,
          faces: dente.faces,
          direito: !dente.direito,
        })
        expect(toDenteEspelhado(espelho)).toBe(dente)
      }),
    )
  })

  it('o companheiro do companheiro é o próprio dente', () => {
    for (const dente of DENTES) {
      if (!dente.companheiro) continue
      const companheiro = findDente(dente.companheiro)
      expect(companheiro?.companheiro).toBe(dente.codigo)
      expect(companheiro?.denticao).not.toBe(dente.denticao)
    }
  })

  test.each([
    ['11', '21', true],
    ['16', '17', true],
    ['16', '18', false],
    ['11', '41', false],
    ['11', '51', false],
    ['81', '71', true],
    ['18', '19', false],
  ])('%s ao lado de %s: %s', (a, b, esperado) => {
    const [um, outro] = [findDente(a), findDente(b)]
    if (!um || !outro) throw new Error('dente inexistente')
    expect(isVizinho(um, outro)).toBe(esperado)
    expect(isVizinho(outro, um)).toBe(esperado)
  })
})

describe('dente: o odontograma', () => {
  it('segue a ordem FDI, com a direita do paciente à esquerda da tela', () => {
    const codigos = (nome: keyof typeof ODONTOGRAMA) =>
      listLinha(nome)
        .map((d) => d.codigo)
        .join(' ')
    expect(codigos('permanenteSuperior')).toBe('18 17 16 15 14 13 12 11 21 22 23 24 25 26 27 28')
    expect(codigos('deciduoSuperior')).toBe('55 54 53 52 51 61 62 63 64 65')
    expect(codigos('deciduoInferior')).toBe('85 84 83 82 81 71 72 73 74 75')
    expect(codigos('permanenteInferior')).toBe('48 47 46 45 44 43 42 41 31 32 33 34 35 36 37 38')
  })

  it.each([
    ['16', 'M', 'direita'],
    ['16', 'D', 'esquerda'],
    ['26', 'M', 'esquerda'],
    ['36', 'D', 'direita'],
    ['46', 'M', 'direita'],
    ['16', 'V', 'cima'],
    ['46', 'V', 'baixo'],
    ['16', 'P', 'baixo'],
    ['46', 'L', 'cima'],
  ])(
    'do dente %s, a face %s fica à %s da tela: a mesial olha para a linha média',
    (codigo, face, posicao) => {
      const dente = findDente(codigo)
      expect(dente && toPosicaoFace(dente, face)).toBe(posicao)
    },
  )

  it('as cinco faces de um dente ocupam as cinco posições, em espelho do outro lado', () => {
    const troca = { esquerda: 'direita', direita: 'esquerda', cima: 'cima', baixo: 'baixo', centro: 'centro' }
    for (const dente of DENTES) {
      const posicoes = dente.faces.split('').map((face) => toPosicaoFace(dente, face))
      expect(new Set(posicoes).size).toBe(5)
      const espelho = toDenteEspelhado(dente)
      if (!espelho) throw new Error(`${dente.codigo} não tem espelho`)
      for (const face of dente.faces) {
        expect(toPosicaoFace(espelho, face)).toBe(troca[toPosicaoFace(dente, face)])
      }
    }
  })
})
