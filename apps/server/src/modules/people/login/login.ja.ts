/** What an authenticator shows of the service. */
export const SERVICE_NAME = '宵待ち';
