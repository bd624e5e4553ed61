import type { Prazo } from '@portal/contract/prazo.ts'
import { tiposPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  chooseInicio,
  describeConsequencia,
  describeCura,
  describeObjeto,
  nameAlvo,
  toEnderecoCura,
} from './prazoWords.ts'

// What has passed is decided by today.
const HOJE = new Date('2026-11-21T09:00:00-03:00')
beforeAll(() => void vi.useFakeTimers({ now: HOJE }))
afterAll(() => void vi.useRealTimers())

const senha: Prazo = {
  chave: 'SENHA:7:2026-12-31',
  tipo: 'SENHA',
  referencia: 7,
  detalhe: null,
  prazo: '2026-12-31',
  desistencia: null,
}
const alvara: Prazo = { ...senha, tipo: 'ALVARA', detalhe: 'Alvará sanitário', prazo: null }

it('names what it is of', () => {
  expect([senha, alvara].map(describeObjeto)).toEqual(['Guia 7', 'Alvará sanitário'])
  expect(describeObjeto({ ...senha, tipo: 'CONTATO' })).toBe('Contato à espera do código')
})

it.each([
  [10, 3, 6, 2],
  [10, 1, 7, 1],
  [10, 0, 8, 0],
  [3, 9, 3, 5],
  [0, 9, 0, 8],
])(
  'of %i of one’s own and %i that are followed the home page shows %i and %i',
  (proprios, seguidos, feitos, vistos) => {
    const pedido: Prazo = { ...senha, tipo: 'PEDIDO' }
    const lista = [...Array<Prazo>(proprios).fill(senha), ...Array<Prazo>(seguidos).fill(pedido)]
    expect(chooseInicio(lista)).toEqual([
      ...Array<Prazo>(feitos).fill(senha),
      ...Array<Prazo>(vistos).fill(pedido),
    ])
  },
)

it('shows the first of what has no day, however many days come before it', () => {
  const plano: Prazo = { ...senha, tipo: 'AUDITORIA', prazo: null }
  const dias = (quantos: number) => Array<Prazo>(quantos).fill(senha)
  const pedido: Prazo = { ...senha, tipo: 'PEDIDO' }
  expect(chooseInicio([...dias(10), plano, plano])).toEqual([...dias(7), plano])
  expect(chooseInicio([...dias(10), plano, pedido])).toEqual([...dias(6), plano, pedido])
  expect(chooseInicio([...dias(7), plano, plano])).toEqual([...dias(7), plano])
})

const faltas = (...lugares: (string | null)[]): NonNullable<Prazo['faltas']> =>
  lugares.map((codigoLocalizacao, at) => ({
    numeroSequencialInclusao: at + 1,
    codigoEvento: '81000405',
    descricao: 'Radiografia panorâmica',
    codigoLocalizacao,
    momento: 'inicial',
  }))

it.each([
  [alvara, 'Enviar: Alvará sanitário'],
  [{ ...alvara, prazo: '2026-12-01' }, 'Renovar: Alvará sanitário'],
  [{ ...alvara, tipo: 'PEDIDO', detalhe: 'Pedido 7' }, 'Acompanhar: pedido 7'],
  [{ ...alvara, tipo: 'MANUTENCAO', detalhe: 'Manutenção do mês' }, 'Liberar a manutenção do mês'],
  [{ ...senha, tipo: 'APRESENTACAO' }, 'Encaminhar'],
  [{ ...senha, tipo: 'APRESENTACAO', prazo: '2026-11-21' }, 'Encaminhar'],
  [{ ...senha, tipo: 'APRESENTACAO', prazo: '2026-11-20' }, 'Conferir a data e encaminhar'],
  [{ ...senha, faltas: faltas('36') }, 'Realizar o que falta: dente\u00a036'],
  [{ ...senha, aEnviar: true }, 'Enviar a guia'],
  [{ ...senha, renovavel: true }, 'Renovar a senha'],
  [{ ...senha, renovavel: true, aEnviar: true }, 'Renovar a senha; falta enviar a guia'],
  [
    { ...senha, renovavel: true, faltas: faltas('36', '46', '36') },
    'Renovar a senha; falta realizar: dentes\u00a036 e 46',
  ],
  [
    { ...senha, tipo: 'IMAGEM', faltas: faltas('14', '36', '46') },
    'Enviar imagem inicial: dentes\u00a014, 36 e 46',
  ],
  [
    { ...senha, tipo: 'IMAGEM', faltas: faltas('14', '36', '46', '47') },
    'Enviar imagem inicial: dentes\u00a014, 36 e mais 2',
  ],
  [
    { ...senha, tipo: 'IMAGEM', faltas: faltas('HASE', 'HAIE') },
    'Enviar imagem inicial: regiões\u00a0HASE e HAIE',
  ],
  [
    { ...senha, tipo: 'JUSTIFICATIVA', faltas: faltas('HAIE', 'HASE') },
    'Enviar imagem inicial: regiões\u00a0HAIE e HASE; depois justificar',
  ],
  [
    { ...senha, tipo: 'JUSTIFICATIVA', faltas: faltas('HAIE').map((uma) => ({ ...uma, momento: null })) },
    'Justificar: região\u00a0HAIE',
  ],
  [
    { ...senha, desbloqueavel: true, faltas: faltas('36') },
    'Desbloquear a guia; depois realizar o que falta: dente\u00a036',
  ],
  [{ ...senha, desbloqueavel: true, renovavel: true }, 'Desbloquear a guia; depois renovar a senha'],
  [{ ...senha, tipo: 'APRESENTACAO', desbloqueavel: true }, 'Desbloquear a guia; depois encaminhar'],
  [{ ...senha, tipo: 'IMAGEM', faltas: faltas('HASE', '36') }, 'Enviar imagem inicial: HASE e 36'],
  [{ ...senha, tipo: 'IMAGEM', faltas: faltas(null) }, 'Enviar imagem inicial: Radiografia panorâmica'],
] as const)('says what is done about it, and for what: %#', (prazo, palavras) => {
  expect(describeCura(prazo as Prazo)).toBe(palavras)
})

it('leads to the slot of the first image, or to the renewal while there is one', () => {
  const imagem: Prazo = { ...senha, tipo: 'IMAGEM', faltas: faltas('14', '36') }
  expect(toEnderecoCura(imagem)).toBe('/portal/envioImagensTratamento?guia=7#imagem-1-inicial')
  expect(toEnderecoCura({ ...senha, renovavel: true })).toBe('/portal/guia/7#acao-renewSenha')
  expect(toEnderecoCura({ ...imagem, desbloqueavel: true })).toBe('/portal/guia/7#acao-unlock')
  expect(toEnderecoCura({ ...senha, desbloqueavel: true, renovavel: true })).toBe(
    '/portal/guia/7#acao-unlock',
  )
  expect(toEnderecoCura({ ...senha, renovavel: false })).toBe('/portal/guia/7')
})

it("leads to the guide of the treatment's own patient", () => {
  const prorrogacao: Prazo = { ...senha, tipo: 'PRORROGACAO', chaveAssociado: 'a-b' }
  expect(toEnderecoCura(prorrogacao)).toContain('?paciente=a-b&')
})

it('of a treatment whose month has its guide, says what is left and leads there', () => {
  const abandono: Prazo = { ...senha, tipo: 'ABANDONO', chaveAssociado: 'a-b' }
  expect(describeCura(abandono)).toBe('Retomar o tratamento: liberar a manutenção')
  expect(toEnderecoCura(abandono)).toContain('?paciente=a-b&')
  expect(describeCura({ ...abandono, guiaLiberada: 9 })).toBe('Retomar o tratamento: realizar a manutenção')
  expect(toEnderecoCura({ ...abandono, guiaLiberada: 9 })).toBe('/portal/guia/9')
  expect([abandono, { ...abandono, guiaLiberada: 9 }].map(nameAlvo)).toEqual(['Guia 7', 'Guia 9'])
})

// Else every one of them reads the same on the radar.
it.each(tiposPrazo.filter(({ endereco }) => /^\/portal\/(guia|recurso)\/7(#|$)/.test(endereco(7))))(
  '$codigo is known by the guide that it leads to',
  ({ codigo }) => expect(describeObjeto({ ...senha, tipo: codigo })).toBe('Guia 7'),
)

it('says what stops from the day after its last', () => {
  expect(describeConsequencia(senha)).toBe('A partir de 01/01/2027, o que for realizado nesta guia é negado.')
  expect(describeConsequencia({ ...alvara, prazo: '2020-01-31' })).toBe(
    'Desde 01/02/2020, o seu cadastro está sem este documento em vigor.',
  )
  expect(describeConsequencia({ ...senha, tipo: 'IMAGEM', prazo: '2020-01-31' })).toContain('era 31/01/2020')
  expect(describeConsequencia(alvara)).toBe('O seu cadastro está sem este documento em vigor.')
})

it.each([
  [
    '08:59',
    'Liberar a guia (já não se devolve): pedido de exames 3400001',
    'O prazo para devolver o pedido era 21/11/2026 às 08:59; o paciente espera que a guia seja liberada.',
  ],
  [
    '09:01',
    'Liberar a guia ou devolver: pedido de exames 3400001',
    'Até 21/11/2026 às 09:01 o pedido pode ser devolvido a outra unidade; depois, resta liberar a guia.',
  ],
])('of a capture whose last day is today, until %s, it says what is still possible', (hora, cura, depois) => {
  const captura: Prazo = {
    ...senha,
    tipo: 'CAPTURA',
    referencia: 3400001,
    prazo: '2026-11-21',
    detalhe: 'Pedido de exames 3400001',
    devolverAte: new Date(`2026-11-21T${hora}:00-03:00`).toISOString(),
  }
  expect(describeCura(captura)).toBe(cura)
  expect(describeConsequencia(captura)).toBe(depois)
})
