import { seesTudo } from '@portal/domain/credenciado/compartilhamento.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { infoQuery } from './credenciado.queries.ts'

/** What a card says whose figures are of more than the login sees elsewhere. */
export const DA_CLINICA = 'De toda a clínica.'

/** Whether the login sees a part of its clinic alone, so that each card has to say whose figures it shows (Produto §3). */
export function useParteClinica(): boolean {
  const dentista = useQuery(infoQuery).data?.dentistaConectado
  return dentista ? !seesTudo(dentista.compartilhamento) : false
}
