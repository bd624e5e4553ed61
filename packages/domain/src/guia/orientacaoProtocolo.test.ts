import { describe, expect, it } from 'vitest'
import { ESPECIALIDADES, isRadiologia } from '../especialidade/especialidade.tables.ts'
import { tipoGuia } from '../especialidade/tipoGuia.tables.ts'
import { decideItem } from '../evento/contexto.fixture.ts'
import { toRegraDaGuia } from '../evento/documentacaoOrto.ts'
import { isEventoVisivel, REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { imagemNaUrgencia, orientacaoProtocolo } from './orientacaoProtocolo.data.ts'

const { titulo, linhas, observacao } = orientacaoProtocolo

const regrasDe = (especialidade: number) =>
  REGRAS_EVENTO.filter((regra) => isEventoVisivel(regra, especialidade))

/** What the events of the specialty ask for, in the order in which a guide asks for it. */
const pedidosDe = (especialidade: number) => {
  const regras = regrasDe(especialidade)
  return [
    ...(regras.some(({ imagemInicial }) => imagemInicial) ? ['radiografia'] : []),
    ...(regras.some(({ foto }) => foto) ? ['fotografia'] : []),
    ...(regras.some(({ imagemFinal }) => imagemFinal) ? ['final'] : []),
  ]
}
const doGrupo = (grupo: number) =>
  ESPECIALIDADES.filter((especialidade) => especialidade.grupo === grupo).map(({ codigo }) => codigo)

it('has three ordered rows, a title and an observation (Spec §9)', () => {
  expect(linhas.map(({ ordem }) => ordem)).toEqual([1, 2, 3])
  expect(titulo).not.toBe('')
  expect(observacao).toMatch(/5 MB/)
})

describe('each row says what the rules of its specialties ask for', () => {
  it.each(linhas.filter(({ ordem }) => ordem !== 3))('$rotulo', ({ especialidades, orientacao }) => {
    for (const especialidade of especialidades)
      expect(['radiografia', 'fotografia', 'final'].filter((pedido) => orientacao.includes(pedido))).toEqual(
        pedidosDe(especialidade),
      )
  })

  it('the first is group 2, the second what of group 4 asks for an image', () => {
    expect(linhas[0].especialidades).toEqual(doGrupo(2))
    expect(linhas[1].especialidades).toEqual(doGrupo(4).filter((codigo) => pedidosDe(codigo).length > 0))
  })

  it('the third is who asks for the documentation, in the initial guide, and the specialty that names a requester', () => {
    const semImagem = { imagemInicial: false }
    const pedem = ESPECIALIDADES.map(({ codigo }) => codigo).filter(
      (codigoEspecialidade) =>
        toRegraDaGuia(semImagem, { codigoEspecialidade, codigoTipoAtendimento: tipoGuia.ortoInicial })
          .imagemInicial,
    )
    expect(linhas[2].especialidades).toEqual(pedem)
    expect(linhas[2].especialidades.filter(isRadiologia)).toHaveLength(1)
    expect(linhas[2].orientacao).toMatch(/documentação ortodôntica na guia inicial .*solicitante/i)
  })
})

it('tells that an urgency spares nobody the image, as its guide is decided', () => {
  const codigoEspecialidade = 18
  const pedem = regrasDe(codigoEspecialidade).filter(({ imagemInicial, foto }) => imagemInicial || foto)
  expect(pedem.map(({ codigoEvento }) => codigoEvento)).toEqual([
    '82001251',
    '82001650',
    '85200034',
    '85200174',
    '85400467',
  ])
  for (const { codigoEvento, glosaImagem, dentes, regioes } of pedem) {
    const lugar = dentes[0] ?? regioes[0]
    const alvo = {
      sequencial: 1,
      codigoEvento,
      quantidade: 1,
      ...(dentes[0] ? { dente: dentes[0] } : lugar ? { regiao: lugar } : {}),
    }
    const { codigos } = decideItem(alvo, { guia: { emergencia: true, codigoEspecialidade } })
    expect(codigos).toContain(glosaImagem)
  }
  expect(observacao).toContain(imagemNaUrgencia)
})
