import type { CampoContato } from '@portal/domain/cadastro/contatoCadastro.ts'

type Dicas = Readonly<Partial<Record<CampoContato, string>>>

const dicas: Dicas = {
  email: 'Recebe os endereços para criar a senha.',
  numeroCel: 'Recebe os códigos para criar a senha.',
  whatsAppPessoal: 'Para a operadora falar com você.',
}

/** To a dentist's own login the contacts whose label names nobody are the clinic's all the same. */
const dicasDaClinica: Dicas = {
  email: 'Da clínica, não o seu: recebe os endereços para criar a senha de todos os acessos dela.',
  numeroCel: 'Da clínica, não o seu: recebe os códigos para criar a senha de todos os acessos dela.',
  whatsAppPessoal: 'Do responsável pela clínica, não o seu: para a operadora falar com ele.',
}

/** What each contact is for, and whose it is where the login sees a part of its clinic alone. */
export const dicasContato = (isParte: boolean): Dicas => (isParte ? dicasDaClinica : dicas)
