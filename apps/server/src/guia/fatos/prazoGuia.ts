import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { PrazoGuia } from '@portal/domain/evento/criterio/data.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { civilDay } from '../../runtime/clock.ts'
import type { Guia } from './guia.store.ts'

/** The days between which a guide's work lies, as the rules ask for them; `rede` is the provider's network. */
export function toPrazoGuia(guia: Guia, rede: string, tabela: TabelaRegras): PrazoGuia {
  const liberada = civilDay(guia.liberadaEm)
  const { diasUrgencia } = tabela.findPrazoSenha(rede, guia.codigoTipoAtendimento, liberada)
  return {
    emergencia: guia.emergencia,
    dataAutorizacao: guia.dataAutorizacao ?? autorizadaNaLiberacao(guia, liberada),
    inicioUrgencia: addDays(liberada, -diasUrgencia),
    validadeSenha: guia.validadeSenha,
  }
}

/** A complementary guide's events are not authorised one by one: its password is what authorises them. */
const autorizadaNaLiberacao = ({ statusFicha: status, numeroFichaPrincipal }: Guia, liberada: string) =>
  numeroFichaPrincipal !== null && status !== statusFicha.senhaLiberadaComplementar ? liberada : undefined
