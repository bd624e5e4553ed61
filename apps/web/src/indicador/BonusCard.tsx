import type { Bonus, Criterio, Nivel } from '@portal/contract/indicador.ts'
import { measurePesos } from '@portal/domain/indicador/bonus.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { BadgeLine } from '../ui/data/BadgeLine.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { showNumero, showPorCento, toneNivel } from './indicadorWords.ts'

type BonusCardProps = { bonus: Bonus; criterios: readonly Criterio[]; niveis: readonly Nivel[] }

/** The share of the weights that is met, in whole per cent. */
const sharePesos = (criterios: readonly Criterio[]): number =>
  Math.floor(
    measurePesos(
      criterios.map(({ peso, atendido }) => ({ pesoPontosBase: Math.round(peso * 100), atendido })),
    ) / 100,
  )

/** What the criteria come to beside the bonus: the quality level with its factor. */
export function BonusCard({ bonus: lido, criterios, niveis }: BonusCardProps) {
  const { bonus, nivel, todas } = lido
  return (
    <Card title="Bônus e nível">
      <Stack gap={4}>
        {bonus === null && (
          <p>
            {todas
              ? 'O bônus e o nível aparecem com os primeiros números.'
              : 'O bônus e o nível são do contrato: só os lê quem vê todas as linhas da clínica.'}
          </p>
        )}
        {nivel && (
          <BadgeLine badge={<Badge tone={toneNivel(nivel)}>Nível {nivel.nivel}</Badge>}>
            Os critérios atendidos somam {showPorCento(sharePesos(criterios))} dos pesos: o índice negociado
            se multiplica por {showNumero(nivel.fator)}.
          </BadgeLine>
        )}
        <DescriptionList
          items={niveis.map(({ nivel: nome, minimo, fator }) => ({
            term: `Nível ${nome}`,
            value: `a partir de ${showPorCento(minimo)} dos pesos, fator ${showNumero(fator)}`,
          }))}
          layout="rows"
        />
      </Stack>
    </Card>
  )
}
