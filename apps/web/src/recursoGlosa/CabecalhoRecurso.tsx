import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData, showInstante, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { PdfButton } from '../impressao/PdfButton.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Bar } from '../ui/layout/Stack.tsx'
import styles from './RecursoPage.module.css'
import { loadPdfRecurso } from './recursoGlosa.queries.ts'

/** "R$ 480,00 negados em 1 evento". */
function showNegado({ valorGlosado, itens }: RecursoDetalhado): string {
  return `${showValor(valorGlosado)} em ${countOf(itens.length, 'evento', 'eventos')}`
}

/** The statement may be still to come: the guide told of the denial before. */
const showPublicacao = (dia: string): string => `${dia > today() ? 'sai em ' : ''}${showData(dia)}`

/** What was denied of which guide, until when it may be appealed and when it is answered. */
export function CabecalhoRecurso({ recurso }: { recurso: RecursoDetalhado }) {
  const { numeroFicha, statusFicha, situacao, prazoRecurso, prazoResposta, enviadoEm, julgadoEm } = recurso
  const isAberto = situacao === 'RECORRER'
  return (
    <section aria-label="Resumo do recurso" className={styles.resumo}>
      <Bar>
        <span className={styles.guia}>
          <GuiaLink numeroFicha={numeroFicha} />
          <StatusGuiaBadge guia={{ statusFicha }} />
        </span>
        {recurso.protocolo && (
          <span className={styles.guia}>
            <span>
              Protocolo do recurso {recurso.protocolo}{' '}
              <CopyButton label="Copiar o protocolo do recurso" text={recurso.protocolo} />
            </span>
            <PdfButton load={loadPdfRecurso(numeroFicha)} />
          </span>
        )}
      </Bar>
      <DescriptionList
        items={[
          { term: 'Paciente', value: recurso.nomeAssociado },
          { term: 'Dentista', value: recurso.nomeDentista },
          { term: 'Negado', value: showNegado(recurso), isNumeric: true },
          ...(enviadoEm
            ? [{ term: 'Recorrido', value: showValor(recurso.valorRecursado), isNumeric: true }]
            : []),
          ...(recurso.valorLiberado === null
            ? []
            : [{ term: 'Liberado', value: showValor(recurso.valorLiberado), isNumeric: true }]),
          { term: 'Demonstrativo da glosa', value: showPublicacao(recurso.dataGlosa) },
          ...(isAberto
            ? [
                { term: 'Prazo para recorrer', value: <Prazo isLong prazo={prazoRecurso} /> },
                {
                  term: 'Resposta',
                  // RN 503: the operator has as many days as the clinic had.
                  value: `Em até ${daysBetween(recurso.dataGlosa, prazoRecurso)} dias do envio`,
                },
              ]
            : []),
          ...(enviadoEm ? [{ term: 'Enviado em', value: showInstante(enviadoEm) }] : []),
          ...(prazoResposta && !julgadoEm
            ? [{ term: 'Resposta até', value: <Prazo isLong prazo={prazoResposta} /> }]
            : []),
          ...(julgadoEm ? [{ term: 'Decidido em', value: showInstante(julgadoEm) }] : []),
        ]}
      />
    </section>
  )
}
