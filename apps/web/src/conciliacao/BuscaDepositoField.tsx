import type { ComponentProps } from 'react'
import { ProcuraField } from '../ui/field/ProcuraField.tsx'

type BuscaDepositoFieldProps = Pick<
  ComponentProps<typeof ProcuraField>,
  'id' | 'label' | 'width' | 'autoFocus' | 'inputRef' | 'onProcurar'
>

/** Looks deposits up by words of the bank's line or by an amount. */
export const BuscaDepositoField = (campo: BuscaDepositoFieldProps) => (
  <ProcuraField {...campo} hint="Palavras do histórico ou um valor." maxLength={60} />
)
