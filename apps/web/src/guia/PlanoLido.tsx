import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useQuery } from '@tanstack/react-query'
import { HistoricoLista } from '../associado/HistoricoLista.tsx'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { EventosFichaLista } from './EventosFichaLista.tsx'
import { planoTratamentoQuery } from './guia.queries.ts'
import styles from './PlanoTratamento.module.css'
import { StatusGuiaBadge } from './StatusGuiaBadge.tsx'

/** The other guides that this practice still has in hand for the patient, and what anyone did before. */
export function PlanoLido({ guia }: { guia: GuiaDetalhada }) {
  const { associado, recemNato } = guia
  const plano = useQuery(planoTratamentoQuery(associado.codigoAssociado, recemNato))
  const isEsta = ({ numeroFicha }: { numeroFicha: number }) => numeroFicha === guia.numeroFicha
  return (
    <QueryView lines={4} loading="Carregando o plano de tratamento" query={plano} shape="row">
      {({ emAndamento, historico }) => (
        <Stack>
          <h3>Outras guias em andamento</h3>
          {emAndamento.every(isEsta) && <p className={styles.vazio}>Nenhuma outra guia sua em andamento.</p>}
          {emAndamento
            .filter((outra) => !isEsta(outra))
            .map((outra) => (
              <section aria-label={`Guia ${outra.numeroFicha}`} key={outra.numeroFicha}>
                <p className={styles.guia}>
                  <Link href={enderecoGuia(outra.numeroFicha)}>Guia {outra.numeroFicha}</Link>
                  <StatusGuiaBadge guia={outra} />
                </p>
                <EventosFichaLista eventos={outra.eventos} label={`Eventos da guia ${outra.numeroFicha}`} />
              </section>
            ))}
          <h3>O que já foi feito</h3>
          <HistoricoLista historico={historico} isGuiaAberta />
        </Stack>
      )}
    </QueryView>
  )
}
