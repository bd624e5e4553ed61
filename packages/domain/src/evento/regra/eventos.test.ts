import { describe, expect, it, test } from 'vitest'
import { findDente } from '../../dente/dente.tables.ts'
import { findRegiao } from '../../dente/regiao.tables.ts'
import { findEspecialidade } from '../../especialidade/especialidade.tables.ts'
import { findRegraEvento, isEventoVisivel, REGRAS_EVENTO } from './eventos.tables.ts'
import { EXCLUSOES } from './exclusao.data.ts'
import { listFacesPossiveis } from './formaEvento.ts'
import type { RegraEvento } from './regraEvento.ts'

function getRegra(codigo: string): RegraEvento {
  const regra = findRegraEvento(codigo)
  if (!regra) throw new Error(`evento ${codigo} não está no catálogo`)
  return regra
}

const doPrefixo = (prefixo: string): number =>
  REGRAS_EVENTO.filter((r) => r.codigoTabela === '22' && r.codigoEvento.startsWith(prefixo)).length

describe('evento: o catálogo', () => {
  it('tem os 370 códigos odontológicos vigentes da TUSS e os próprios da operadora', () => {
    expect(['81', '82', '83', '84', '85', '86', '87'].map(doPrefixo)).toEqual([39, 105, 9, 14, 137, 56, 10])
    expect(REGRAS_EVENTO.filter((regra) => regra.codigoTabela !== '22')).toHaveLength(8)
    expect(new Set(REGRAS_EVENTO.map((regra) => regra.codigoEvento)).size).toBe(REGRAS_EVENTO.length)
  })

  it.each(REGRAS_EVENTO.map((regra) => [regra.codigoEvento, regra] as const))(
    '%s é coerente',
    (_c, regra) => {
      expect(regra.codigoEvento).toMatch(/^\d{8}$/)
      expect(regra.descricao).toMatch(/^[A-ZÁÉÍÓÚÓÂÊÔÃÕ].*\S$/)
      expect(regra.descricao).not.toContain('  ')
      expect(regra.especialidades.length).toBeGreaterThan(0)
      for (const codigo of regra.especialidades) expect(findEspecialidade(codigo)).toBeDefined()
      expect(regra.dentes.length > 0).toBe(regra.local === 'dente')
      expect(regra.regioes.length > 0).toBe(regra.local === 'regiao')
      for (const codigo of regra.regioes) expect(findRegiao(codigo)).toBeDefined()
      for (const codigo of regra.dentes) {
        const dente = findDente(codigo)
        if (!dente) throw new Error(`dente ${codigo}`)
        if (regra.denticao !== 'mista') expect(dente.denticao).toBe(regra.denticao)
        expect(listFacesPossiveis(regra, dente).length).toBeGreaterThanOrEqual(regra.facesMinimo)
      }
      expect(regra.facesMinimo).toBeLessThanOrEqual(regra.facesMaximo)
      if (regra.facesMaximo > 0) expect(regra.local).toBe('dente')
      // Who looks for what is beside an event presumes it (the server's `vizinho.store.ts`): acts on two teeth never meet.
      expect(regra.escopo === 'dente' || regra.escopo === 'denteFace').toBe(regra.local === 'dente')
      if (regra.urgencia) expect(regra.classeCarencia).toBe('urgencia')
      for (const codigo of regra.alternativas) {
        expect(codigo).not.toBe(regra.codigoEvento)
        expect(getRegra(codigo).local).toBe('dente')
      }
    },
  )

  it('os códigos antigos levam ao vigente e não se repetem', () => {
    const antigos = REGRAS_EVENTO.flatMap((regra) => regra.codigosAntigos)
    expect(new Set(antigos).size).toBe(antigos.length)
    for (const regra of REGRAS_EVENTO) {
      for (const codigoAntigo of regra.codigosAntigos) expect(findRegraEvento(codigoAntigo)).toBe(regra)
    }
    expect(findRegraEvento('98300022')?.descricao).toBe('Restauração em resina fotopolimerizável 2 faces')
  })

  test.each([
    ['81000073', 1, false, 'oculto no portal'],
    ['85100196', 2, true, 'da especialidade'],
    ['85100196', 14, false, 'de outra especialidade'],
    ['81000049', 18, true, 'urgência na emergência'],
    ['85400149', 18, false, 'prótese na emergência'],
  ])('%s na especialidade %i aparece: %s (%s)', (codigo, especialidade, visivel) => {
    expect(isEventoVisivel(getRegra(codigo), especialidade)).toBe(visivel)
  })

  it.each([
    ['consulta inicial', '81000065', [6]],
    ['consulta de acompanhamento', '81000030', []],
    ['aparelho', '86000098', [7, 8, 9]],
    ['manutenção', '86000357', [7, 8, 9]],
  ])('as guias de ortodontia com %s', (_nome, codigo, tipos) => {
    for (const especialidade of [6, 11]) {
      expect([6, 7, 8, 9].filter((tipo) => isEventoVisivel(getRegra(codigo), especialidade, tipo))).toEqual(
        tipos,
      )
    }
    // Elsewhere the type is not asked.
    expect(isEventoVisivel(getRegra('81000065'), 1, 1)).toBe(true)
  })

  /** The rows of the condensed table of Domínio §6.11, value by value. */
  test.each([
    ['81000065', { local: 'nenhum', intervaloMeses: 6, somenteProprio: true }],
    ['81000030', { intervaloMeses: 6, classeCarencia: 'basica' }],
    ['81000057', { intervaloMeses: 1, classeCarencia: 'urgencia' }],
    ['81000014', { maximoPorPeriodo: 3, intervaloMeses: 12, dut: 86, idadeMaxima: 12 }],
    ['81000421', { local: 'regiao', escopo: 'regiao', intervaloMeses: 1, radiologia: true }],
    ['81000375', { regioes: ['RMD', 'RME', 'RPD', 'RPE'], intervaloMeses: 12 }],
    ['81000405', { local: 'nenhum', intervaloMeses: 12 }],
    ['81000294', { intervaloMeses: 24 }],
    ['81000510', { escopo: 'arcada', intervaloMeses: 12, imagemInicial: true, preAprovacao: 'auditoria' }],
    ['84000198', { intervaloMeses: 6 }],
    ['84000090', { intervaloMeses: 6, idadeMaxima: 14, severidadeIdade: 'aviso' }],
    ['84000139', { intervaloMeses: 6 }],
    ['84000074', { intervaloMeses: 18, facesPermitidas: 'O', dut: 80 }],
    ['84000031', { denticao: 'decidua', intervaloMeses: 24, dut: 79 }],
    ['83000089', { denticao: 'decidua', execucaoUnica: true, removeDente: true }],
    ['83000127', { execucaoUnica: true, imagemInicial: true, imagemFinal: true, preAprovacao: 'auditoria' }],
    ['83000135', { denticao: 'decidua', facesMinimo: 1, facesMaximo: 5, intervaloMeses: 12 }],
    ['83000046', { denticao: 'decidua', intervaloMeses: 24, dut: 89 }],
    ['83000097', { local: 'regiao', idadeMaxima: 12, intervaloMeses: 12, imagemInicial: true }],
    ['85100226', { facesMinimo: 4, facesMaximo: 5, escopo: 'denteFace', intervaloMeses: 24 }],
    ['85100145', { facesMinimo: 2, facesMaximo: 2, grupoFrequencia: 'restauracao' }],
    ['85100099', { facesMinimo: 1, facesMaximo: 1, grupoFrequencia: 'restauracao' }],
    ['85100064', { facesPermitidas: 'V', imagemInicial: true, imagemFinal: true, foto: true }],
    ['85100013', { denticao: 'permanente', execucaoUnica: true, imagemInicial: true }],
    ['85300012', { denticao: 'permanente', intervaloMeses: 12 }],
    ['85200166', { execucaoUnica: true, imagemInicial: true, imagemFinal: true, glosaDente: '3027' }],
    ['85200093', { intervaloMeses: 24, preAprovacao: 'auditoria' }],
    ['85200034', { intervaloMeses: 1, imagemInicial: true, classeCarencia: 'urgencia' }],
    ['85300047', { escopo: 'regiao', intervaloMeses: 6 }],
    ['85300039', { escopo: 'regiao', intervaloMeses: 12, imagemInicial: true, preAprovacao: 'auditoria' }],
    ['85300098', { intervaloMeses: 4, glosaFrequencia: '3033' }],
    ['82000921', { intervaloMeses: 12, imagemInicial: false, preAprovacao: 'automatica' }],
    ['82000417', { intervaloMeses: 12, imagemInicial: true, preAprovacao: 'auditoria' }],
    ['82000212', { intervaloMeses: 24, imagemInicial: true, imagemFinal: true }],
    ['82000875', { denticao: 'permanente', execucaoUnica: true, imagemFinal: true }],
    ['82001286', { dentes: ['18', '28', '38', '48', '13', '23', '34', '35', '44', '45'] }],
    ['82000883', { escopo: 'arcada', execucaoUnica: true, foto: true }],
    ['82001650', { aceitaDenteAusente: true, intervaloMeses: 1, classeCarencia: 'urgencia' }],
    ['85400149', { intervaloMeses: 60, glosaDente: '3288', dut: 93 }],
    ['85400114', { intervaloMeses: 60, glosaDente: '3065', dut: 92 }],
    ['85400084', { intervaloMeses: 12, imagemInicial: true }],
    ['85400262', { intervaloMeses: 60, imagemInicial: true, imagemFinal: true }],
    ['85400211', { intervaloMeses: 24 }],
    ['85400556', { intervaloMeses: 60, glosaDente: '3288' }],
    ['85400408', { escopo: 'arcada', intervaloMeses: 60, extraRol: true }],
    ['85400041', { escopo: 'arcada', intervaloMeses: 6, preAprovacao: 'auditoria' }],
    ['85400467', { intervaloMeses: 6, imagemInicial: true, classeCarencia: 'urgencia' }],
    ['82000980', { idadeMinima: 18, severidadeIdade: 'glosa', extraRol: true, aceitaDenteAusente: true }],
    ['85500038', { intervaloMeses: 60, extraRol: true }],
    ['86000098', { papelOrtodontia: 'instalacao', glosaImagem: '3041', preAprovacao: 'auditoria' }],
    ['86000357', { papelOrtodontia: 'manutencao', mesCalendario: true, preAprovacao: 'automatica' }],
    ['86000209', { papelOrtodontia: 'contencao', escopo: 'arcada', execucaoUnica: true }],
  ] satisfies [string, Partial<RegraEvento>][])('%s segue a tabela condensada', (codigo, esperado) => {
    expect(getRegra(codigo)).toMatchObject({ ...esperado, fonte: 'tabela' })
  })
})

describe('evento: exclusões', () => {
  const lados = new Set(REGRAS_EVENTO.flatMap((regra) => [regra.grupoFrequencia, regra.codigoEvento]))

  it.each(EXCLUSOES.map((exclusao) => [exclusao.a, exclusao.b, exclusao] as const))(
    '%s e %s são do catálogo, e o par só existe uma vez a cada tempo',
    (a, b, { quando }) => {
      expect(lados).toContain(a)
      expect(lados).toContain(b)
      expect(a).not.toBe(b)
      const iguais = EXCLUSOES.filter(
        (outra) =>
          outra.quando === quando && [outra.a, outra.b].toSorted().join() === [a, b].toSorted().join(),
      )
      expect(iguais).toHaveLength(1)
    },
  )

  const isDeDente = (lado: string) =>
    REGRAS_EVENTO.some(
      (regra) => regra.local === 'dente' && [regra.grupoFrequencia, regra.codigoEvento].includes(lado),
    )

  it.each(
    EXCLUSOES.filter(({ a, b }) => isDeDente(a) && isDeDente(b)).map(
      (exclusao) => [exclusao.a, exclusao.b, exclusao] as const,
    ),
  )('%s e %s, de dente, só se excluem no mesmo dente', (_a, _b, { onde }) => {
    // As `vizinho.store.ts` presumes too.
    expect(onde).toBe('dente')
  })
})

/** A name that says where it is done. */
const LUGARES_NO_NOME: readonly (readonly [RegExp, 'superior' | 'inferior'])[] = [
  [/seio maxilar|de maxila|exostose maxilar|palatino|zigomático|buco (nasal|sinusal)/i, 'superior'],
  [/mandibular - |lingual/i, 'inferior'],
]

describe('evento: o nome que diz o lugar', () => {
  const casos = LUGARES_NO_NOME.flatMap(([nome, arco]) =>
    REGRAS_EVENTO.filter((regra) => regra.local !== 'nenhum' && nome.test(regra.descricao)).map((regra) => ({
      regra,
      arco,
    })),
  )

  it('há eventos assim', () => expect(casos).toHaveLength(14))

  it.each(casos.map((caso) => [caso.regra.descricao, caso] as const))('%s', (_nome, { regra, arco }) => {
    const dentes = [...regra.dentes, ...regra.regioes.flatMap((codigo) => findRegiao(codigo)?.dentes ?? [])]
    for (const codigo of dentes) expect(findDente(codigo)?.superior).toBe(arco === 'superior')
  })
})
