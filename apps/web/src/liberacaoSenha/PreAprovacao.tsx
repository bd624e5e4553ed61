import type { CodigoTipoOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useQuery } from '@tanstack/react-query'
import { AidError } from '../carregamento/AidError.tsx'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { preAprovacaoQuery } from './liberacaoSenha.queries.ts'
import styles from './SolicitarAutorizacaoPage.module.css'

type PreAprovacaoProps = {
  especialidade: number
  /** Of orthodontics: the guide that was chosen. */
  tipo: CodigoTipoOrtodontia | null
}

/**
 * Which events that the guide may hold a person judges before they are authorised, told before the patient is promised a date.
 * Says nothing where there are none.
 */
export function PreAprovacao({ especialidade, tipo }: PreAprovacaoProps) {
  const query = useQuery(preAprovacaoQuery(especialidade, tipo))
  const { data } = query
  if (!data) return <AidError name="A lista do que passa pela auditoria" query={query} />
  if (!data.exigePreAprovacao) return null
  const { eventos } = data
  const quantos = countOf(eventos.length, 'evento passa pela auditoria', 'eventos passam pela auditoria')
  return (
    <Disclosure title={`${quantos} antes da autorização`}>
      <p className={styles.observacao}>
        A guia com um deles fica em análise até a resposta da operadora; os outros são respondidos na hora.
      </p>
      <ul aria-label="Eventos com pré-aprovação" className={styles.preAprovacao}>
        {eventos.map(({ codigoEvento, descricao }) => (
          <li key={codigoEvento}>
            {formatCodigoEvento(codigoEvento)} {descricao}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
