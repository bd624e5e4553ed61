import { createHash } from 'node:crypto'
import { canonicalJson } from '../../runtime/canonicalJson.ts'
import type { Evento } from '../fatos/evento.store.ts'
import type { FormularioDaGuia } from '../fatos/formularioOrto.store.ts'
import type { GuiaCarregada } from '../fatos/loadGuia.ts'

/** What a signature covers of an event: what was authorised, where, when it was done and for how much. */
const toConteudo = (evento: Evento) => ({
  sequencialInclusao: evento.sequencialInclusao,
  codigoEvento: evento.codigoEvento,
  dente: evento.dente,
  regiao: evento.regiao,
  faces: evento.faces,
  quantidade: evento.quantidade,
  valorCentavos: evento.valorCentavos,
  copartCentavos: evento.copartCentavos,
  // What was signed before there was any stays as it was signed.
  ...(evento.copartOperadoraCentavos > 0 && { copartOperadoraCentavos: evento.copartOperadoraCentavos }),
  autorizacao: evento.autorizacao,
  dataAutorizacao: evento.dataAutorizacao,
  dataRealizacao: evento.dataRealizacao,
})

/** What was signed has changed: the signature no longer holds (`anulaAssinatura` of the table of actions). */
export const semAssinatura = { assinadaEm: null, assinadaPor: null, assinaturaHash: null } as const

/**
 * What a signature covers: the first version knew no images, the second no form. A stored hash is that of one of the
 * versions; a guide without a form is still signed by the second.
 */
export type VersaoAssinatura = 1 | 2 | 3

type Assinada = GuiaCarregada & { formulario?: FormularioDaGuia | undefined }

/**
 * SHA-256, in hexadecimal, of the guide's content with who signs and when (Lei 14.063/2020: content, signer, time).
 * The images are in it by their content: none of them is removed any more, and another one undoes the signature.
 * Computed again from the stored rows it tells whether anything was changed since.
 */
export function hashAssinatura(
  { guia, eventos, imagens, formulario }: Assinada,
  por: string,
  em: Date,
  versao: VersaoAssinatura = formulario ? 3 : 2,
): string {
  const conteudo = {
    numeroFicha: guia.numeroFicha,
    numeroFichaPrincipal: guia.numeroFichaPrincipal,
    codigoCredenciado: guia.codigoCredenciado,
    codigoDentista: guia.codigoDentista,
    codigoAssociado: guia.codigoAssociado,
    codigoPlano: guia.codigoPlano,
    codigoEspecialidade: guia.codigoEspecialidade,
    codigoTipoAtendimento: guia.codigoTipoAtendimento,
    senha: guia.senha,
    dataAutorizacao: guia.dataAutorizacao,
    justificativaTecnica: guia.justificativaTecnica,
    eventos: eventos.map(toConteudo),
    por,
    em,
    ...(versao > 1 && { versao, imagens: imagens.map(({ sha256 }) => sha256).toSorted() }),
    ...(versao > 2 && { formulario: formulario?.conteudo }),
  }
  return createHash('sha256').update(canonicalJson(conteudo)).digest('hex')
}
