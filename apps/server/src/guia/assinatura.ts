import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonicalJson.ts'
import type { Evento } from '../evento/evento.store.ts'
import type { GuiaCarregada } from './loadGuia.ts'

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
  autorizacao: evento.autorizacao,
  dataAutorizacao: evento.dataAutorizacao,
  dataRealizacao: evento.dataRealizacao,
})

/**
 * SHA-256, in hexadecimal, of the guide's content with who signs and when (Lei 14.063/2020: content, signer, time).
 * Computed again from the stored rows it tells whether anything was changed since.
 */
export function hashAssinatura({ guia, eventos }: GuiaCarregada, por: string, em: Date): string {
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
  }
  return createHash('sha256').update(canonicalJson(conteudo)).digest('hex')
}
