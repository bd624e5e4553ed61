import type {
  Carencia,
  ContatoEmConfirmacao,
  OrtodontiaPlano,
  PlanoAssociado,
  TetoCoparticipacao,
} from '@portal/contract/associado.ts'
import { maskCelular, maskEmail } from '@portal/domain/acesso/canal.ts'
import { mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { diasCarencia, fimCarencia, isCarenciaCumprida } from '@portal/domain/evento/criterio/carencia.ts'
import { classesCarencia } from '@portal/domain/evento/regra/classeCarencia.tables.ts'
import type { PlanoOrtodontia } from '@portal/domain/ortodontia/planoOrtodontia.ts'
import type { Static } from 'typebox'
import type { ContatoEmEspera } from './contato.store.ts'
import type { UsadoMes } from './copartMes.store.ts'
import { findCobranca, findOrtodontia, findTetoMes, type Plano } from './plano.store.ts'

/** What a plan says of orthodontics, as the portal shows it. */
export const toOrtodontiaPlano = (
  ortodontia: PlanoOrtodontia | null,
): Static<typeof OrtodontiaPlano> | null => {
  if (!ortodontia) return null
  const { desde: _desde, ...doPlano } = ortodontia
  return doPlano
}

/** The cap of a day's month under a plan, and what of it the patient was charged already; none of a plan without one. */
export function toTetoCoparticipacao(
  plano: Plano,
  dia: string,
  usado: UsadoMes,
): { tetoCoparticipacao?: TetoCoparticipacao } {
  const limite = findTetoMes(plano, dia)
  if (limite === null) return {}
  const mes = mesDe(dia)
  const tetoCoparticipacao = {
    mes,
    limite: toValor(limite),
    usado: toValor(usado(plano.codigoPlano, mes)),
  }
  return { tetoCoparticipacao }
}

/** A plan as the portal shows it; `rede` is the provider's. */
export const toPlanoAssociado = (
  plano: Plano,
  rede: string,
  hoje: string,
  usado: UsadoMes,
): Static<typeof PlanoAssociado> => ({
  codigoPlano: plano.codigoPlano,
  nome: plano.nome,
  tipo: plano.tipo,
  rede: plano.rede,
  principal: plano.principal,
  inicio: plano.inicio,
  fim: plano.fim,
  percentualCoparticipacao: plano.percentualCoparticipacao,
  cobrancaCoparticipacao: findCobranca(plano, hoje),
  ...(plano.rede === rede && toTetoCoparticipacao(plano, hoje, usado)),
  ortodontia: toOrtodontiaPlano(findOrtodontia(plano, hoje)),
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

/** What waits, and where the member was asked, as anybody may see it. */
export function toContatoEmConfirmacao(espera: ContatoEmEspera | undefined): ContatoEmConfirmacao | null {
  if (!espera) return null
  const { telefone, email, canal, enviadoPara } = espera
  const mask = canal === 'EMAIL' ? maskEmail : maskCelular
  return { numeroTelefoneResidencial: telefone, email, enviadoPara: enviadoPara && mask(enviadoPara) }
}
