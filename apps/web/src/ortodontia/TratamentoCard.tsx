import type { TratamentoOrtodontico } from '@portal/contract/ortodontia.ts'
import { type EstadoTratamento, estadosTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { showData } from '../calendario/format.ts'
import { showMes } from '../calendario/mes.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

const tons: Readonly<Record<EstadoTratamento, Tom>> = {
  solicitado: 'informacao',
  ativo: 'sucesso',
  suspenso: 'atencao',
  abandonado: 'perigo',
  contencao: 'informacao',
  concluido: 'neutro',
  cancelado: 'neutro',
}

const rotuloDe = (estado: EstadoTratamento): string | undefined =>
  estadosTratamento.find(({ codigo }) => codigo === estado)?.rotulo

/** What has to be done before the term ends: the extension is asked for from the 11th of 12 guides on (Operadora §2). */
function AvisoProrrogacao({ tratamento }: { tratamento: TratamentoOrtodontico }) {
  const { guiasRestantes, mesesConcedidos } = tratamento
  if (!tratamento.prorrogavel) return null
  const restam =
    guiasRestantes === 0 ? 'Nenhuma guia resta' : countOf(guiasRestantes, 'guia resta', 'guias restam')
  return (
    <Banner title="É hora de pedir a prorrogação" tone="atencao">
      {restam} dos {mesesConcedidos} meses concedidos.
    </Banner>
  )
}

/** Where an orthodontic treatment with this provider stands: months, guides that are left, the next month. */
export function TratamentoCard({ tratamento }: { tratamento: TratamentoOrtodontico }) {
  const { estado, inicio, fim, fimPrazo, instalacao, mesesConcedidos, mesesUsados } = tratamento
  return (
    <Card title="Tratamento ortodôntico">
      <Stack>
        <AvisoProrrogacao tratamento={tratamento} />
        <DescriptionList
          items={[
            { term: 'Situação', value: <Badge tone={tons[estado]}>{rotuloDe(estado)}</Badge> },
            { term: 'Meses', value: `${mesesUsados} de ${mesesConcedidos} usados` },
            { term: 'Guias restantes', value: tratamento.guiasRestantes },
            {
              term: 'Próxima manutenção',
              value: tratamento.proximoMes ? showMes(tratamento.proximoMes) : 'Nenhuma',
            },
            { term: 'Início', value: showData(inicio) },
            { term: 'Instalação', value: instalacao ? showData(instalacao) : 'Por fazer' },
            fim
              ? { term: 'Terminou em', value: showData(fim) }
              : { term: 'Fim do prazo', value: showData(fimPrazo) },
            { term: 'Guia inicial', value: <GuiaLink numeroFicha={tratamento.numeroFichaInicial} /> },
          ]}
          layout="rows"
        />
      </Stack>
    </Card>
  )
}
