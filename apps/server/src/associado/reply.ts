import type { Carencia, ContatoEmConfirmacao, PlanoAssociado } from '@portal/contract/associado.ts'
import type { Contato } from '@portal/domain/associado/contato.ts'
import { diasCarencia, fimCarencia, isCarenciaCumprida } from '@portal/domain/evento/criterio/carencia.ts'
import { classesCarencia } from '@portal/domain/evento/regra/classeCarencia.tables.ts'
import type { Static } from 'typebox'
import type { Plano } from './plano.store.ts'

/** A plan as the portal shows it; `rede` is the provider's. */
export const toPlanoAssociado = (plano: Plano, rede: string): Static<typeof PlanoAssociado> => ({
  codigoPlano: plano.codigoPlano,
  nome: plano.nome,
  tipo: plano.tipo,
  rede: plano.rede,
  principal: plano.principal,
  inicio: plano.inicio,
  fim: plano.fim,
  percentualCoparticipacao: plano.percentualCoparticipacao,
  cobreOrtodontia: plano.ortodontia,
  cobreExtraRol: plano.extraRol,
  atendidoPelaRede: plano.rede === rede,
})

/** Each class's waiting period, counted from the day the member joined the plan (Domínio §6.2). */
export function toCarencias(plano: Plano, hoje: string): Static<typeof Carencia>[] {
  return classesCarencia
    .filter(({ codigo }) => plano.classesCobertas === null || plano.classesCobertas.includes(codigo))
    .map(({ codigo, rotulo }) => {
      const dias = diasCarencia(codigo, plano)
      const terminaEm = fimCarencia(codigo, plano, plano.inicio)
      const cumprida = isCarenciaCumprida(codigo, plano, plano.inicio, hoje)
      return { classe: codigo, rotulo, dias, terminaEm, cumprida }
    })
}

export const toContatoEmConfirmacao = (contato: Contato | undefined): ContatoEmConfirmacao | null =>
  contato ? { numeroTelefoneResidencial: contato.telefone, email: contato.email } : null
