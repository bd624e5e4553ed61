import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { PdfButton } from '../impressao/PdfButton.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Bar } from '../ui/layout/Stack.tsx'
import { DadosRecurso } from './DadosRecurso.tsx'
import styles from './RecursoPage.module.css'
import { loadPdfRecurso } from './recursoGlosa.queries.ts'
import { describeDesfecho } from './recursosWords.ts'

/** What was denied of which guide, until when it may be appealed and when it is answered. */
export function CabecalhoRecurso({ recurso }: { recurso: RecursoDetalhado }) {
  const { numeroFicha, statusFicha, itens } = recurso
  const desfecho = describeDesfecho(itens.map(({ enviado }) => enviado))
  return (
    <section aria-label="Resumo do recurso" className={styles.resumo}>
      <Bar>
        <span className={styles.guia}>
          <GuiaLink numeroFicha={numeroFicha} />
          <StatusGuiaBadge guia={{ statusFicha }} />
          {desfecho && <Badge tone={desfecho.tom}>Recurso {desfecho.rotulo}</Badge>}
        </span>
        {recurso.protocolo && (
          <span className={styles.guia}>
            <span>
              Protocolo do recurso {recurso.protocolo}{' '}
              <CopyButton label="Copiar o protocolo do recurso" text={recurso.protocolo} />
            </span>
            <ButtonLink href={hrefOf('/portal/impressao/recurso/$numeroFicha', { numeroFicha })} icon="print">
              Imprimir
            </ButtonLink>
            <PdfButton arquivo={`Recurso ${numeroFicha} em PDF`} load={loadPdfRecurso(numeroFicha)} />
          </span>
        )}
      </Bar>
      <DadosRecurso recurso={recurso} />
    </section>
  )
}
