import type { GuiaEmAberto } from '@portal/contract/vinculoExame.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'

type GuiaOpcaoProps = { guia: GuiaEmAberto; isSelected: boolean; onChange: (isSelected: boolean) => void }

/** What a guide still waits for, in words. */
function describeEspera({ esperaImagem }: GuiaEmAberto): string {
  if (esperaImagem.length === 0) return 'Nenhum evento espera imagem inicial.'
  const eventos = esperaImagem.map(({ descricao, codigoLocalizacao }) =>
    codigoLocalizacao ? `${descricao} (${codigoLocalizacao})` : descricao,
  )
  return `${countOf(eventos.length, 'evento espera', 'eventos esperam')} imagem inicial: ${eventos.join(', ')}.`
}

/** An open guide to tick. */
export function GuiaOpcao({ guia, isSelected, onChange }: GuiaOpcaoProps) {
  const { numeroFicha, codigoEspecialidade, statusFicha } = guia
  const especialidade = findEspecialidade(codigoEspecialidade)?.rotulo
  return (
    <li>
      <Checkbox hint={describeEspera(guia)} isSelected={isSelected} onChange={onChange}>
        Guia {numeroFicha}
        {especialidade && `, ${especialidade}`}: {getStatusFicha(statusFicha).rotulo}
      </Checkbox>
    </li>
  )
}
