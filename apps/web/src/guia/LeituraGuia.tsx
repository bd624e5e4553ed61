import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { getTipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { showData, showInstante } from '../calendario/format.ts'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { EscritosLista } from './EscritosLista.tsx'
import { EventosFichaLista } from './EventosFichaLista.tsx'
import { listEscritos } from './escritos.ts'
import { listSolicitante } from './listSolicitante.ts'
import { listValores } from './listValores.ts'
import { StatusGuiaBadge } from './StatusGuiaBadge.tsx'

/** A guide to be read from top to bottom: what it is, what it holds and what it comes to; nothing in it is done. */
export function LeituraGuia({ guia }: { guia: GuiaDetalhada }) {
  const { eventos, assinatura } = guia
  const escritos = listEscritos(guia)
  const isCancelada = guia.statusFicha === statusFicha.cancelada
  return (
    <>
      <Card actions={<StatusGuiaBadge guia={guia} />} title="Sobre a guia">
        <DescriptionList
          items={[
            { term: 'Especialidade', value: findEspecialidade(guia.codigoEspecialidade)?.rotulo ?? '—' },
            { term: 'Tipo', value: getTipoGuia(guia.tipoAtendimento)?.rotulo ?? '—' },
            { term: 'Dentista', value: guia.nomeDentista },
            { term: 'Senha', value: guia.senha },
            // A password given up is valid no more
            ...(isCancelada ? [] : [{ term: 'Válida até', value: showData(guia.validadeSenha) }]),
            ...(guia.numeroFichaPrincipal === null
              ? []
              : [{ term: 'Complementar à guia', value: guia.numeroFichaPrincipal }]),
            ...listSolicitante(guia),
            ...(guia.enviadaEm ? [{ term: 'Enviada em', value: showInstante(guia.enviadaEm) }] : []),
            ...(assinatura
              ? [{ term: 'Assinada', value: `por ${assinatura.por}, em ${showInstante(assinatura.em)}` }]
              : []),
          ]}
        />
      </Card>
      {escritos.length > 0 ? (
        <Card title={`${countOf(escritos.length, 'evento', 'eventos')} no rascunho`}>
          <p>A guia não foi enviada: o rascunho não sai na folha impressa.</p>
          <EscritosLista escritos={escritos} numeroFicha={guia.numeroFicha} />
        </Card>
      ) : (
        <>
          <Card title={countOf(eventos.length, 'evento', 'eventos')}>
            <EventosFichaLista
              eventos={eventos}
              isCancelada={isCancelada}
              isInteira
              label="Eventos da guia"
            />
          </Card>
          <Card title="Valores">
            <DescriptionList
              items={listValores(guia).map(({ termo, valor }) => ({
                term: termo,
                value: valor,
                isNumeric: true,
              }))}
            />
          </Card>
        </>
      )}
    </>
  )
}
