import { guia } from '@portal/contract/guia.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { prorrogacaoCheia } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { imagensNaGuia } from '../imagem/matriz.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { envioDe, type MudancaEnvio, releaseOrto } from '../testing/ortodontia.fixture.ts'
import { createPronto } from '../vinculoExame/exame.fixture.ts'

const INEXISTENTE = 799_999_999

/** An orthodontic guide, sent with something that its form does not take. */
const enviarOrto =
  (tipo: TipoFormulario, mudanca: MudancaEnvio): Receita =>
  async (cena) => {
    const numeroFicha = await releaseOrto(cena.t, tipo)
    return cena.call(numeroFicha, { body: envioDe(numeroFicha, tipo, mudanca) })
  }

const BYTES_DIA = 500 * 1024 * 1024

/** An initial guide that an exam is linked to, with images of its own before. */
const enviarComExame =
  (imagens: string): Receita =>
  async (cena) => {
    const { codigoAssociado, fichaExame } = await createPronto(cena.t)
    const numeroFicha = await releaseOrto(cena.t, 'inicial', { codigoAssociado })
    await cena.t.rows(imagens, [numeroFicha])
    const envio = envioDe(numeroFicha, 'inicial', { fichasVinculoImagens: [fichaExame] })
    const answer = await cena.call(numeroFicha, { body: envio })
    await cena.t.rows('update imagem_guia set bytes = 1 where bytes = $1', [BYTES_DIA])
    return answer
  }

/** Only an orthodontic guide goes with a form. */
export const partesFormulario: Matriz['partes'] = [
  {
    ...entrada(
      'guia.sendGuia',
      guia.sendGuia,
      (numeroFicha) => ({ body: envioDe(numeroFicha, 'prorrogacao', { ortodontia: prorrogacaoCheia }) }),
      (t) => releaseOrto(t, 'prorrogacao'),
    ),
    campo: 'ortodontia',
  },
]

export const recusasFormulario: Matriz['recusas'] = {
  'guia.sendGuia API-FOR-0001': enviarOrto('prorrogacao', { ortodontia: { denticao: 1 } }),
  'guia.sendGuia API-FOR-0002': enviarOrto('prorrogacao', { ortodontia: undefined }),
  'guia.sendGuia API-FOR-0003': enviarOrto('prorrogacao', { dataNascimentoBeneficiario: '1990-01-01' }),
  'guia.sendGuia API-FOR-0004': enviarOrto('inicial', { dataNascimentoBeneficiario: '1890-01-01' }),
  'guia.sendGuia API-VIN-0001': enviarOrto('inicial', { fichasVinculoImagens: [INEXISTENTE] }),
  'guia.sendGuia API-IMG-0007': enviarComExame(imagensNaGuia(50, 1)),
  'guia.sendGuia API-IMG-0008': enviarComExame(imagensNaGuia(1, BYTES_DIA)),
}
