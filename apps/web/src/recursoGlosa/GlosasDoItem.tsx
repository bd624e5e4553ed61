import type { ItemRecurso } from '@portal/contract/recursoGlosa.ts'
import { getTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { ReactNode } from 'react'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { GlosaDetalhe } from '../financeiro/GlosaDetalhe.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { describeItem } from './recursosWords.ts'

/** A denied event: what it is, what was denied of it and why, literally and with what explains it. */
export function GlosasDoItem({ item, children }: { item: ItemRecurso; children: ReactNode }) {
  const { codigoEvento, codigoFace, dataRealizacao, valorGlosado, valorInformado, tipoGlosa, glosa } = item
  const partes = [
    formatCodigoEvento(codigoEvento),
    codigoFace && `${pluralOf(codigoFace.length, 'face', 'faces')} ${codigoFace}`,
    `realizado em ${showData(dataRealizacao)}`,
    `${getTipoGlosa(tipoGlosa)?.rotulo ?? 'Glosa'} de ${showValor(valorGlosado)}${
      valorGlosado === valorInformado ? ', o valor inteiro' : ` em ${showValor(valorInformado)}`
    }`,
  ]
  return (
    <Card description={partes.filter(Boolean).join(' · ')} title={describeItem(item)}>
      <Stack gap={3}>
        {glosa.map((uma) => (
          <GlosaDetalhe codigoEvento={codigoEvento} glosa={uma} key={uma.codigoGlosa} />
        ))}
        {children}
      </Stack>
    </Card>
  )
}
