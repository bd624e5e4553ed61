import { expect, it } from 'vitest'
import type { RegraImagem } from '../imagem/imagemExigida.ts'
import { type GuiaDoPrazo, isTipoComFaltas, listFaltas } from './faltaPrazo.ts'
import { getTipoPrazo, renovacaoSenha, type TipoPrazo } from './tipoPrazo.tables.ts'

type EventoDoPrazo = GuiaDoPrazo['eventos'][number]

const evento = (numeroSequencialInclusao: number, outros: Partial<EventoDoPrazo> = {}): EventoDoPrazo => ({
  numeroSequencialInclusao,
  codigoEvento: '85200158',
  codigoLocalizacao: '36',
  autorizacao: 2,
  dataRealizacao: null,
  statusToken: 'NAO_SOLICITADO',
  motivos: [],
  ...outros,
})

/** Of a rule without images, and asked for a reason. */
const semImagem: Partial<EventoDoPrazo> = {
  codigoEvento: '81000065',
  motivos: [{ severidade: 'pendenciaJustificativa' }],
}

const regra: RegraImagem = { imagemInicial: true, imagemFinal: true, foto: false }
const list = (tipo: TipoPrazo, eventos: EventoDoPrazo[], imagens: GuiaDoPrazo['imagens'] = []) =>
  listFaltas(tipo, { eventos, imagens }, (codigo) => (codigo === '85200158' ? regra : undefined)).map(
    ({ numeroSequencialInclusao: numero, momento }) => [numero, momento],
  )

it.each([
  ['the initial image alone', 'IMAGEM', evento(1), [[1, 'inicial']]],
  ['none of an event that asks for none', 'IMAGEM', evento(1, { codigoEvento: '81000065' }), []],
  ['none of a denied event', 'IMAGEM', evento(1, { autorizacao: 3 }), []],
  ['the reason of what it is asked of', 'JUSTIFICATIVA', evento(1, semImagem), [[1, null]]],
  [
    'no reason of what waits for an image alone',
    'JUSTIFICATIVA',
    evento(1, { ...semImagem, motivos: [] }),
    [],
  ],
  ['no reason of what is decided', 'JUSTIFICATIVA', evento(1, { ...semImagem, autorizacao: 4 }), []],
  ['what is analysed', 'AUDITORIA', evento(1), [[1, null]]],
  ['what is authorised and not done', 'SENHA', evento(1, { autorizacao: 4 }), [[1, null]]],
  ['nothing of what is done', 'SENHA', evento(1, { autorizacao: 4, dataRealizacao: '2026-11-20' }), []],
  ['nothing of what never will be', 'SENHA', evento(1, { autorizacao: 4, naoRealizado: true }), []],
  ['nothing that is not authorised', 'SENHA', evento(1), []],
  ['what the patient rejected', 'REJEICAO', evento(1, { statusToken: 'REJEITADO' }), [[1, null]]],
  ['nothing that was confirmed', 'REJEICAO', evento(1, { statusToken: 'APROVADO' }), []],
  [
    'nothing that was declared not done',
    'REJEICAO',
    evento(1, { statusToken: 'REJEITADO', naoRealizado: true }),
    [],
  ],
  ['no event, where none tells', 'RECURSO', evento(1), []],
] as const)('%s', (_nome, tipo, um, esperado) => {
  expect(list(tipo, [um])).toEqual(esperado)
})

it('leaves out the image that is there, in the order of the events', () => {
  const eventos = [evento(1), evento(2, { codigoLocalizacao: '46' }), evento(3, { codigoLocalizacao: '14' })]
  expect(list('IMAGEM', eventos, [{ momento: 'inicial', dente: '46' }])).toEqual([
    [1, 'inicial'],
    [3, 'inicial'],
  ])
})

it('names the images before the reason, and the reason once they are there', () => {
  const { motivos = [] } = semImagem
  const eventos = [evento(1, { motivos }), evento(2, { codigoLocalizacao: '14' })]
  const de36 = { momento: 'inicial', dente: '36' } as const
  expect(list('JUSTIFICATIVA', eventos, [de36])).toEqual([[2, 'inicial']])
  expect(list('JUSTIFICATIVA', eventos, [de36, { ...de36, dente: '14' }])).toEqual([[1, null]])
})

it('only kinds that wait for events are asked of them', () => {
  expect(
    (['IMAGEM', 'JUSTIFICATIVA', 'SENHA', 'REJEICAO', 'RECURSO', 'ALVARA'] as const).map(isTipoComFaltas),
  ).toEqual([true, true, true, true, false, false])
})

it('leads to the very place: the slot of the image, the action, the renewal', () => {
  const falta = { numeroSequencialInclusao: 2, momento: 'inicial' }
  expect(getTipoPrazo('IMAGEM').endereco(7, { falta })).toBe(
    '/portal/envioImagensTratamento?guia=7#imagem-2-inicial',
  )
  expect(getTipoPrazo('IMAGEM').endereco(7)).toBe('/portal/envioImagensTratamento?guia=7#envio-imagens')
  const { endereco } = getTipoPrazo('JUSTIFICATIVA')
  expect(endereco(7, { falta })).toBe('/portal/envioImagensTratamento?guia=7#imagem-2-inicial')
  expect(endereco(7, { falta: { ...falta, momento: null } })).toBe('/portal/guia/7#acao-sendJustificativa')
  expect(renovacaoSenha.endereco(7)).toBe('/portal/guia/7#acao-renewSenha')
})

it("leads to the guide that the treatment's month has already", () => {
  const { endereco } = getTipoPrazo('ABANDONO')
  expect(endereco(7, { chaveAssociado: 'a-b', guiaLiberada: 9 })).toBe('/portal/guia/9')
})

it.each([
  ['PRORROGACAO', 9, '/portal/solicitarAutorizacao'],
  ['ABANDONO', 8, '/portal/solicitarAutorizacao'],
  ['MANUTENCAO', 8, '/portal/manutencoes'],
] as const)(
  "%s leads to the patient's guide of type %s, or to where the patient is found",
  (codigo, tipo, semPaciente) => {
    const { endereco } = getTipoPrazo(codigo)
    expect(endereco(7, { chaveAssociado: 'a-b' })).toBe(
      `/portal/solicitarAutorizacao?paciente=a-b&especialidade=6&tipo=${tipo}`,
    )
    expect(endereco(7)).toBe(semPaciente)
  },
)
