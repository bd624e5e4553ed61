import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { namePublicacao } from '@portal/domain/recursoGlosa/namePublicacao.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData, showInstante, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'

/** "R$ 480,00 em 1 evento". */
function showGlosado({ valorGlosado, itens }: RecursoDetalhado): string {
  return `${showValor(valorGlosado)} em ${countOf(itens.length, 'evento', 'eventos')}`
}

/** Of whom, what was denied, until when it may be appealed and when it is answered. */
export function DadosRecurso({ recurso }: { recurso: RecursoDetalhado }) {
  const { situacao, prazoRecurso, prazoResposta, enviadoEm, julgadoEm } = recurso
  const isAberto = situacao === 'RECORRER'
  return (
    <DescriptionList
      items={[
        { term: 'Paciente', value: recurso.nomeAssociado },
        { term: 'Dentista', value: recurso.nomeDentista },
        { term: 'Protocolo da guia', value: recurso.protocoloGuia },
        { term: 'Glosado', value: showGlosado(recurso), isNumeric: true },
        ...(enviadoEm
          ? [{ term: 'Recorrido', value: showValor(recurso.valorRecursado), isNumeric: true }]
          : []),
        ...(recurso.valorLiberado === null
          ? []
          : [{ term: 'Liberado', value: showValor(recurso.valorLiberado), isNumeric: true }]),
        { term: namePublicacao(recurso.dataGlosa, today()), value: showData(recurso.dataGlosa) },
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
        ...(julgadoEm && (toCentavos(recurso.valorLiberado ?? '') ?? 0) > 0
          ? [{ term: 'Pagamento do liberado', value: 'O seguinte à decisão' }]
          : []),
      ]}
    />
  )
}
