/** Lines of the GTO form; more events go to a complementary guide. */
export const MAXIMO_LINHAS_GUIA = 20
